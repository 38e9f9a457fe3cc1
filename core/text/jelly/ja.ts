/** Jelly: issues, reasons, tools and cells; part of core/text. */
export const ja = {
  'kind.jelly': 'ゼリー',
  'play.jelly': 'ゼリーかブロックを左右に1マスずつドラッグします。そのあとすべてが落ちます。',

  // issues of the text
  'jelly/too-long': '1辺は{{most}}マスまでです。テキストが長すぎます。1つのステージだけにしてください',
  'jelly/empty': 'マスの行が1行以上必要です（例: #R.R#）',
  'jelly/too-large': '1辺は{{most}}マスまでです（このステージは{{width}}×{{height}}）。行か列を減らしてください',
  'jelly/line-length_other':
    '{{line}}行目が{{count}}マスです（{{expected}}マスのはず）。すべての行を最初の行と同じ長さにしてください（短い行は . （空）か # （壁）で補います）',
  'jelly/unknown-character_other':
    '{{line}}行目{{column}}文字目の「{{char}}」はマスではありません（計{{count}}個）。. （空）、# （壁）、R G B Y C M O V（ゼリー。小文字は固定）、@ * $ %（黒ブロック）のどれかを書いてください',
  'jelly/no-blank-line': '{{line}}行目：盤面の行と、最初の link・hidden・コメントの行の間に空行を1つ入れてください',
  'jelly/blank-line': '{{line}}行目が空行です。削除してください。空行は盤面の下に1つだけです',
  'jelly/unknown-directive':
    '{{line}}行目：「{{text}}」は分かりません。link、hidden、hidden+link、または // で始まるコメントを書いてください',
  'jelly/bad-link':
    '{{line}}行目：「{{text}}」はリンクになっていません。link X,Y,D（列と行は1から、D は < > ^ v のどれか）の形で書いてください（例: link 2,3,>）',
  'jelly/link-end':
    '{{line}}行目：{{row}}行目{{column}}列目にはつなぐものがありません。リンクの両端はゼリーか黒ブロックでなければなりません。そこに置くか、この行を削除してください',
  'jelly/link-repeated': '{{line}}行目：このリンクはすでにあります。片方を削除してください',
  'jelly/bad-hidden':
    '{{line}}行目：「{{text}}」は隠れゼリーになっていません。hidden X,Y,C,D（列と行は1から、C は {{colours}}、D は < > ^ v のどれか）の形で書いてください（例: hidden 2,3,R,<）',
  'jelly/hidden-outside': '{{line}}行目：{{row}}行目{{column}}列目は外です。盤面か外枠（列0～{{right}}、行0～{{bottom}}）に置いてください',
  'jelly/hidden-in-jelly':
    '{{line}}行目：{{row}}行目{{column}}列目にはゼリーがあり、中に隠せません。壁、外枠、黒ブロックのどれかにしてください',
  'jelly/hidden-in-empty': '{{line}}行目：{{row}}行目{{column}}列目は空で、隠せません。壁、外枠、黒ブロックのどれかにしてください',
  'jelly/hidden-twice':
    '{{line}}行目：{{row}}行目{{column}}列目には、この向きに出る隠れゼリーがすでにあります。片方を削除するか、向きを変えてください',

  // issues of the board
  'jelly/no-jellies': 'くっつけるゼリーがありません。同じ色を2つ置いてください',
  'jelly/already-solved': '離れている色も隠れゼリーもなく、はじめから解けています。同じ色のゼリーを2つに離してください',
  'jelly/hidden-into-wall':
    '{{row}}行目{{column}}列目の隠れゼリー（$t(swatch.jelly.{{colour}})）は出てこられません。出口が壁です。そのマスを空けるか、向きを変えてください',
  'jelly/hidden-into-border':
    '{{row}}行目{{column}}列目の隠れゼリー（$t(swatch.jelly.{{colour}})）は出てこられません。出口が外枠です。盤面の方へ向けるか、別の場所へ移してください',
  'jelly/hidden-into-block':
    '{{row}}行目{{column}}列目の隠れゼリー（$t(swatch.jelly.{{colour}})）は出てこられません。出口が自分のブロックです。別の向きにしてください',
  'jelly/hidden-alone':
    '{{row}}行目{{column}}列目の隠れゼリー（$t(swatch.jelly.{{colour}})）は出てこられません。同じ色のゼリーが触れると出てきますが、1つもありません。置いてください',
  'jelly/hidden-touched':
    '{{row}}行目{{column}}列目の隠れゼリー（$t(swatch.jelly.{{colour}})）にははじめから触れていますが、最初の1手までは出てきません。意図と違うときは、どちらかを離してください',
  'jelly/all-anchored':
    '$t(swatch.jelly.{{colour}})の{{count}}個はすべて固定で、1つになれません。1つを動けるようにするか、隣り合わせにしてください',
  'jelly/floating_other': '宙に浮いたものが{{count}}個あります。最初の1手まではそのままで、そのあと落ちます。下に支えを置いてください',
  'jelly/idle-link': '{{row}}行目{{column}}列目のリンクは、すでにつながっているものをつないでいて、意味がありません。削除してください',

  // refusals
  'jelly/outside': '盤面の外です。マスの上から始めてください',
  'jelly/blocks-crowded': 'ここには{{count}}種類すべてのブロックが接しており、新しいブロックを区別できません。1マス空けてください',
  'jelly/no-jelly-here': 'ここにゼリーはありません。固定できるのはゼリーだけです',
  'jelly/nothing-here': 'ここには何もありません。ゼリーかブロックの上から始めてください',
  'jelly/link-from-nothing': 'ゼリーか黒ブロックから始めて、隣のものへドラッグしてください',
  'jelly/link-to-nothing': 'ゼリーか黒ブロックの上で終えてください。リンクは2つをつなぎます',
  'jelly/drag-for-link': '隣のものへドラッグするとつながります。もう一度で外れます',
  'jelly/link-to-itself': '両端が同じものの中です。別のものへドラッグしてください',
  'jelly/link-apart': '2つは接していません。リンクは隣どうしをつなぎます',
  'jelly/hidden-off-border': '外枠の外です。壁、外枠、黒ブロックのどれかから始めてください',
  'jelly/hide-in-wall': 'ここには隠せません。壁、外枠、黒ブロックのどれかから始めてください',
  'jelly/drag-for-hidden': '出てくる向きへドラッグしてください',
  'jelly/hidden-diagonal': '出てくるのは1方向です。行か列に沿ってドラッグしてください',
  'jelly/over-border': '外枠を越えます。盤面の中で動かしてください',
  'jelly/no-room': '{{row}}行目{{column}}列目に何かがあります。先に動かすか消してください',

  // tools, cells, facts
  'tool.jelly.jelly': 'ゼリー',
  'tool.jelly.anchor': '固定',
  'tool.jelly.wall': '壁',
  'tool.jelly.block': '黒ブロック',
  'tool.jelly.link': 'リンク（右ボタンで切る）',
  'tool.jelly.hidden': '隠れゼリー（右ボタンで消す）',
  'tool.jelly.tied': '隠れゼリー・つなぎ付き（右ボタンで消す）',
  'tool.jelly.rectangle': '長方形（右ボタンで空にする）',
  'tool.jelly.fill': '塗りつぶし（右ボタンで空にする）',
  'tool.jelly.move': '選択と移動',
  'tool.jelly.erase': '消しゴム',
  'action.jelly.mirror': '左右を反転',
  'action.jelly.turn': '90度回す',
  'swatch.jelly.R': '赤',
  'swatch.jelly.G': '緑',
  'swatch.jelly.B': '青',
  'swatch.jelly.Y': '黄',
  'swatch.jelly.C': '水色',
  'swatch.jelly.M': 'ピンク',
  'swatch.jelly.O': 'オレンジ',
  'swatch.jelly.V': '紫',
  'swatch.jelly.wall': '壁',
  'swatch.jelly.block': '黒ブロック',
  'cell.jelly.outside': '盤面の外',
  'cell.jelly.border': '外枠',
  'cell.jelly.empty': '空',
  'cell.jelly.wall': '壁',
  'cell.jelly.block': '黒ブロック {{mark}}',
  'cell.jelly.jelly': '$t(swatch.jelly.{{colour}})のゼリー',
  'cell.jelly.anchored': '$t(swatch.jelly.{{colour}})のゼリー、動かない',
  'cell.jelly.hidden': '$t(cell.jelly.{{what}})、隠れゼリー: $t(swatch.jelly.{{colour}}) $t(cell.jelly.{{way}})$t(cell.jelly.{{tie}})',
  'cell.jelly.hidden-more':
    '$t(cell.jelly.{{what}})、隠れゼリー: $t(swatch.jelly.{{colour}}) $t(cell.jelly.{{way}})$t(cell.jelly.{{tie}})、ほか{{more}}個',
  'cell.jelly.left': '左へ',
  'cell.jelly.right': '右へ',
  'cell.jelly.up': '上へ',
  'cell.jelly.down': '下へ',
  'cell.jelly.tied': '、つなぎ付き',
  'cell.jelly.loose': '、つなぎなし',
  'cell.jelly.jellies_other': 'ゼリー{{count}}マス',
  'cell.jelly.blocks_other': '黒ブロック{{count}}マス',
  'cell.jelly.walls_other': '壁{{count}}マス',
  'cell.jelly.links_other': 'リンク{{count}}個',
  'cell.jelly.hiddens_other': '隠れゼリー{{count}}個',
  'fact.jelly.what': '種類',
  'fact.jelly.size': '大きさ',
  'fact.jelly.cells_other': '{{count}}マス',
  'fact.jelly.hold': '固定',
  'fact.jelly.free': 'なし（押して動かせる）',
  'fact.jelly.anchored_other': '{{count}}マスで固定',
  'fact.jelly.anchored-by-link': 'リンク先が固定',
  'fact.jelly.links': 'リンク',
  'fact.jelly.tied': '{{count}}',
  'fact.jelly.inside': '中の隠れゼリー',
  'fact.jelly.hidden': '{{list}}',
  'fact.jelly.none': 'なし',

  // reasons
  'jelly/apart':
    '$t(swatch.jelly.{{letter}})のゼリーは1つになれません。今の位置からは互いに届かないものがあります。通り道を空けるか、近くへ移してください',
  'jelly/stuck-apart':
    '$t(swatch.jelly.{{letter}})のゼリーは離れたまま、どれも動けません。1つを動けるようにするか、隣り合わせにしてください',
  'jelly/hidden-stays_other':
    '出てこられない隠れゼリーが{{count}}個あります（最初は{{row}}行目{{column}}列目の$t(swatch.jelly.{{letter}})）。同じ色のゼリーがそこへ届かないか、押しのける余地がありません。通り道を空けるか、場所を移してください',
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

  // wishes of the generator grow
  'wish.jelly.width': '幅',
  'wish.jelly.height': '高さ',
  'wish.jelly.grade': '難易度',
  'wish.jelly.minMoves': '手数（以上）',
  'wish.jelly.maxMoves': '手数（以下）',
  'wish.jelly.colours': '色の数',
  'wish.jelly.jellies': 'ゼリーの数',
  'wish.jelly.anchored': '固定ゼリーの数',
  'wish.jelly.blocks': '黒ブロックの数',
  'wish.jelly.links': 'リンクの数',
  'wish.jelly.hidden': '隠れゼリーの数',
  'wish.jelly.effort': '手間',
  'jelly/wish-anchored':
    '「$t(wish.jelly.anchored)」（{{anchored}}）が、それを含む「$t(wish.jelly.jellies)」（{{jellies}}）より大きくなっています。どちらかを直してください。',
  'jelly/wish-colours':
    '「$t(wish.jelly.colours)」（{{colours}}）が「$t(wish.jelly.jellies)」（{{jellies}}）より大きくなっています。どの色にも、隠れていないゼリーが1つは要ります。どちらかを直してください。',
  'jelly/wish-pairs':
    '「$t(wish.jelly.colours)」（{{colours}}）が、「$t(wish.jelly.jellies)」（{{jellies}}）と「$t(wish.jelly.hidden)」（{{hidden}}）に対して多すぎます。どの色も2つ以上でくっつくので、合わせて{{needed}}個は要ります。色を減らすか、ほかを増やしてください。',
  'jelly/wish-held':
    '「$t(wish.jelly.anchored)」（{{anchored}}）が、「$t(wish.jelly.jellies)」（{{jellies}}）と「$t(wish.jelly.hidden)」（{{hidden}}）に対して多すぎます。どの色（{{colours}}色）にも、固定でないゼリーか隠れゼリーが1つは要ります。固定を減らすか、ほかを増やしてください。',
  'jelly/wish-links':
    '「$t(wish.jelly.links)」（{{links}}）が、「$t(wish.jelly.jellies)」（{{jellies}}）と「$t(wish.jelly.blocks)」（{{blocks}}）に対して多すぎます。{{most}}本ですべてがつながり、それより多くても働きません。リンクを減らすか、ほかを増やしてください。',
  'jelly/wish-room':
    '{{cells}}マスの盤面には、ゼリーとブロック{{pieces}}個と、押す先の空きマスが入りません。数を減らすか、盤面を大きくしてください。',
  'effort.jelly.quick': '手早く',
  'effort.jelly.normal': '標準',
  'effort.jelly.thorough': '念入り',
  'grade.jelly.any': '指定なし（最長を探す）',
} as const
