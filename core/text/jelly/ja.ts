/** Jelly: issues, reasons, tools and cells; part of core/text. */
export const ja = {
  // reasons
  'jelly/apart': '{{letter}} のゼリーは1つになれません。今の位置からは互いに届かないものがあります。通り道を空けるか、近くへ移してください',
  'jelly/stuck-apart': '{{letter}} のゼリーは離れたまま、どれも動けません。1つを動けるようにするか、隣り合わせにしてください',
  'jelly/hidden-stays_other':
    '出てこられない隠れゼリーが{{count}}個あります（最初は{{row}}行目{{column}}列目の {{letter}}）。同じ色のゼリーがそこへ届かないか、押しのける余地がありません。通り道を空けるか、場所を移してください',
  'jelly/exhausted': 'どう押しても解けません。あらゆる動かし方を調べて確かめました。通り道を空けるか、ゼリーを移してください',
} as const
