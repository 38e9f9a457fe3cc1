/** Jelly: issues, reasons, tools and cells; part of core/text. */
export const ja = {
  // reasons
  'jelly/apart': '{{letter}} のゼリーは1つになれません。今の位置からは互いに届かないものがあります。通り道を空けるか、近くへ移してください',
  'jelly/stuck-apart': '{{letter}} のゼリーは離れたまま、どれも動けません。1つを動けるようにするか、隣り合わせにしてください',
  'jelly/hidden-stays_other':
    '出てこられない隠れゼリーが{{count}}個あります（最初は{{row}}行目{{column}}列目の {{letter}}）。同じ色のゼリーがそこへ届かないか、押しのける余地がありません。通り道を空けるか、場所を移してください',
  'jelly/exhausted': 'どう押しても解けません。あらゆる動かし方を調べて確かめました。通り道を空けるか、ゼリーを移してください',

  // what is said beyond the verdict
  'grade.jelly.first-steps': 'はじめの一歩',
  'grade.jelly.easy': 'やさしい',
  'grade.jelly.medium': 'ふつう',
  'grade.jelly.hard': 'むずかしい',
  'grade.jelly.expert': '上級',
  'grade.jelly.fiendish': '最難関',
  'note.grade.jelly': '最短手順すべてから計算した値です。人のプレイで較正したものではありません',
  'factor.jelly.pushes': '手数',
  'factor.jelly.bits': '見つける情報量（ビット）',
  'factor.jelly.narrowest': '最も狭い所（良い手は何手に1つか）',
  'factor.jelly.forced': '一択の手',
  'factor.jelly.away': '遠ざかる手',
  'factor.jelly.hidden': '出てくるゼリー',
  'factor.jelly.positions': '最短手順上の局面',
  'factor.jelly.score': 'スコア',
  'factor.jelly.alive': 'まだ解ける局面（%）',
  'strategies.jelly': '終局面の数',
  'cli.strategies.jelly_other': '終局面{{count}}通り',
} as const
