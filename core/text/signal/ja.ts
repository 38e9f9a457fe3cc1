/** Signal: issues, reasons, tools, actions, layers and cells; part of core/text. */
export const ja = {
  'kind.signal': 'シグナル',
  'play.signal': 'タイルを押すと回り、右ボタンで逆に回ります。S か中ボタンで留められます。',

  // issues of the text
  'signal/too-long':
    '1辺は{{most}}マスまでです（このテキストは{{lines}}行、最も長い行は{{characters}}文字）。1つのレベルだけにしてください',
  'signal/no-tiles': 'タイルの行が1行以上必要です。タイル1枚を16進数1文字で書いてください',
  'signal/too-large': '1辺は{{most}}マスまでです（この盤面は{{width}}×{{height}}）',
  'signal/line-length_other':
    '{{line}}行目のタイルが{{count}}枚です（{{expected}}枚のはず）。すべての行を最初の行と同じ長さにしてください（短い行は 0（空のタイル）で補います）',
  'signal/full-width_other': '{{line}}行目{{column}}文字目の「{{char}}」は全角です（計{{count}}個）。半角の {{plain}} に置き換えてください',
  'signal/invisible_other': '{{line}}行目{{column}}文字目に目に見えない文字 {{char}} があります（計{{count}}個）。削除してください',
  'signal/not-a-tile_other':
    '{{line}}行目{{column}}文字目の「{{char}}」はタイルではありません（計{{count}}個）。上1・右2・下4・左8の和を16進数1文字で、空のタイルは 0 と書いてください',
  'signal/wrapping':
    '{{line}}行目{{column}}文字目の「{{char}}」は端がつながった盤面の印です。このバージョンでは端のある盤面だけを扱えます。印を取り除いてください',
  'signal/barrier_other':
    '{{line}}行目{{column}}文字目の「{{char}}」はタイルの間の障壁の印です（計{{count}}個）。このバージョンでは障壁を扱えません。印を取り除いてください',
  'signal/unknown-line':
    '{{line}}行目：タイルの後に書けるのは「locks:」と「answer:」の行だけです。これがタイルなら、前の空行を削除してください',
  'signal/line-twice': '{{line}}行目：「{{name}}:」はすでにあります。1行にまとめてください',
  'signal/bad-lock': '{{line}}行目：「{{lock}}」はマスを表していません。列と行を0から数え、0,2 のようにコンマで区切ってください',
  'signal/lock-outside': '{{line}}行目：固定 {{lock}} は盤面の外です（最後のマスは {{right}},{{bottom}}）',
  'signal/lock-twice': '{{line}}行目：固定 {{lock}} が2回あります。片方を削除してください',
  'signal/answer-digit':
    '{{line}}行目：解答の{{row}}行目{{column}}列目の「{{char}}」はタイルではありません。16進数1文字で書き、行は / で区切ってください',
  'signal/answer-size':
    '{{line}}行目：解答は{{rows}}行で、{{count}}枚の行がありますが、盤面は{{width}}×{{height}}です。すべてのタイルを / で区切って書いてください',
  'signal/answer-shape':
    '{{row}}行目{{column}}列目の解答 {{answer}} は、初期配置のタイル {{start}} を回したものではありません。同じ形にしてください',
  'signal/answer-locked':
    '{{row}}行目{{column}}列目のタイルは固定ですが、初期配置では {{start}}、解答では {{answer}} です。同じにするか、固定を外してください',

  // issues of the board
  'signal/already-solved': '初期配置がすでに解けています。シャッフルするか、タイルを回してください',
  'signal/all-blank': '盤面が空です。タイルからタイルへドラッグして回路を描いてください',
  'signal/blank_other': '空のタイルが{{count}}枚あり、決してつながりません。導線を引き込むか、盤面を小さくしてください',
  'signal/too-many-arms_other':
    '木になりません。{{tiles}}枚のタイルには腕が{{wanted}}本必要ですが、{{arms}}本あり、{{count}}本多すぎます。輪を作る導線を消してください',
  'signal/too-few-arms_other':
    '木になりません。{{tiles}}枚のタイルには腕が{{wanted}}本必要ですが、{{arms}}本しかなく、{{count}}本足りません。離れた部分をつなぐ導線を引いてください',
  'signal/off-board': '{{row}}行目{{column}}列目のタイルには腕が{{arms}}本あり、どう回しても盤面の外へ出ます。腕を減らしてください',
  'signal/locked-off-board': '{{row}}行目{{column}}列目の固定タイルの腕が盤面の外へ出ています。回すか、固定を外してください',
  'signal/no-fit-beside':
    '{{row}}行目{{column}}列目のタイルは、どう回しても隣のどれかとつながりません。このタイルか隣の導線を変えてください',
  'signal/answer-loose_other':
    '解答が完成していません。どこにもつながらない腕のあるタイルが{{count}}枚あります。解答を直すか、解答を破棄してください',
  'signal/answer-apart_other':
    '解答が完成していません。ほかとつながっていないタイルが{{count}}枚あります。つなぐか、解答を破棄してください',

  // refusals
  'signal/outside': '盤面の外です。タイルの上から始めてください',
  'signal/drag-for-wire': 'タイルからタイルへドラッグして導線を引いてください',
  'signal/drag-to-cut': '導線に沿ってドラッグすると切れます。タイルを空にするには消しゴムを使ってください',
  'signal/no-answer-drawn': 'この盤面には初期配置のほかに解答がありません。回路を描いてシャッフルしてください',

  // reasons
  'signal/not-a-tree': 'タイルの腕は{{arms}}本ですが、木になるには{{needed}}本必要で、どう回しても変わりません。導線を引くか消してください',
  'signal/no-fit':
    '外周と隣のタイルだけから考えても、{{row}}行目{{column}}列目のタイルには置き方が残りません。そのあたりの導線を変えてください',
  'signal/no-fit-locked':
    '外周と隣のタイル、それに固定タイルの今の向きから考えると、{{row}}行目{{column}}列目のタイルには置き方が残りません。固定を外すか固定タイルを回すか、導線を変えてください',
  'signal/no-arrangement': 'どう回しても、輪を作らずにすべてをつなぐことはできません。あらゆる場合を調べて確かめました',

  // game IDs of Net
  'net/not-an-id':
    'Net のゲーム ID ではありません。4x4:88363ee82bd18758 のように、大きさ、コロン、タイル1枚につき16進数1文字で書いてください',
  'net/seed': 'この ID は Net だけが盤面にできる乱数の種（#）です。代わりにコロンを含む ID をコピーしてください',
  'net/wrapping': '端がつながった盤面（w）です。このバージョンでは端のある盤面だけを扱えます',
  'net/barrier': 'タイルの間に障壁（{{char}}）がある盤面です。このバージョンでは障壁を扱えません',
  'net/size': 'この盤面は{{width}}×{{height}}です。1辺は1～{{most}}マスです',
  'net/not-a-tile': '「{{char}}」（コロンの後の{{place}}文字目）はタイルではありません。タイル1枚を16進数1文字で書いてください',
  'net/length': 'コロンの後にタイルが{{count}}枚ありますが、{{width}}×{{height}}なら{{expected}}枚です。ID 全体をコピーしてください',

  // grades, factors, wishes
  'grade.signal.easy': 'やさしい',
  'grade.signal.medium': 'ふつう',
  'grade.signal.hard': 'むずかしい',
  'grade.signal.unrated': '判定外',
  'grade.signal.any': '指定なし',
  'note.grade.signal': '公表された方法のしきい値による判定です。人のプレイで較正したものではありません',
  'fact.signal.turnsBothWays': '両方向',
  'factor.signal.turnsBothWays': '回転（どちら向きも1回）',
  'factor.signal.score': 'スコア',
  'factor.signal.variety': '形の多様さ',
  'factor.signal.deduction': '試さずに決まるタイル',
  'factor.signal.boundaryFixed': '外周だけで決まるタイル',
  'factor.signal.localFixed': '隣り合わせで決まるタイル',
  'factor.signal.localRounds': '隣を見る回数',
  'factor.signal.globalRounds': '輪と孤立を見る回数',
  'factor.signal.needsSearch': '試行が必要',
  'factor.signal.maxDepth': '試行の深さ',
  'factor.signal.decisionPoints': '試した分岐',
  'factor.signal.nodes': '試した局面',
  'factor.signal.remaining': '隣では決まらないタイル',
  'factor.signal.largestRegion': '決まらない最大の領域',
  'factor.signal.hardest': '最も難しい手筋（1〜6）',
  'factor.signal.steps': '考える手順',
  'factor.signal.longest': '最も長い論証',
  'factor.signal.bottlenecks': 'ほかに選べない手順',
  'factor.signal.whatIfDepth': '仮定の深さ',
  'factor.signal.lockOnly': '隣を見るだけで解ける',
  'technique.signal.lock': '外周と隣',
  'technique.signal.edge': '決まった辺',
  'technique.signal.island': '孤立',
  'technique.signal.loop': '輪',
  'technique.signal.reach': '行き止まり',
  'technique.signal.what-if': '仮定',
  'wish.signal.width': '幅',
  'wish.signal.height': '高さ',
  'wish.signal.grade': '難易度',

  // tools, actions, layers, cells
  'tool.signal.wire': '導線（右ボタンで切る）',
  'tool.signal.turn': '回す（右ボタンで逆回し）',
  'tool.signal.lock': '固定',
  'tool.signal.erase': '消しゴム',
  'action.signal.scramble': 'シャッフル',
  'action.signal.unscramble': '初期配置を解答どおりにする',
  'action.signal.forget-answer': '解答を破棄',
  'layer.signal.start': '初期配置',
  'layer.signal.answer': '解答',
  'cell.signal.outside': '盤面の外',
  'cell.signal.tiles_other': 'タイル{{count}}枚',
  'cell.signal.locked': '$t(cell.signal.{{tile}})、固定',
  'cell.signal.blank': '空',
  'cell.signal.end-up': '端、上向き',
  'cell.signal.end-right': '端、右向き',
  'cell.signal.end-down': '端、下向き',
  'cell.signal.end-left': '端、左向き',
  'cell.signal.straight-column': '直線、上下',
  'cell.signal.straight-row': '直線、左右',
  'cell.signal.elbow-up-right': '曲がり、上と右',
  'cell.signal.elbow-right-down': '曲がり、右と下',
  'cell.signal.elbow-down-left': '曲がり、下と左',
  'cell.signal.elbow-left-up': '曲がり、左と上',
  'cell.signal.tee-up': 'T字、上向き',
  'cell.signal.tee-right': 'T字、右向き',
  'cell.signal.tee-down': 'T字、下向き',
  'cell.signal.tee-left': 'T字、左向き',
  'cell.signal.cross': '十字',

  // wishes of the generator perturb
  'factor.signal.flaw': '希望との差',
  'generator.signal.perturb': '変形法',
  'note.generator.signal.perturb':
    '1辺40マスまでの好きな大きさで作れます。ランダムな木の辺を少しずつ変え、解答が1つで希望どおりになるまで続けます。',
  'generator.signal.v3': 'バージョン3',
  'note.generator.signal.v3': '公表された方法です。4〜6マス四方で、500回の試行ごとに新しいランダムな木を作ります。',
  'repair.signal.by-locks': 'タイルを固定',
  'repair.signal.by-tiles': 'タイルを変更',
  'wish.signal.technique': '最も難しい手筋',
  'wish.signal.crosses': '十字タイル',
  'wish.signal.changes': '1回の試行での変更数',
  'technique.signal.any': '指定なし',
  'crosses.signal.allowed': 'あり',
  'crosses.signal.none': 'なし',

  // changes that leave one answer
  'repair.signal.locks_other': 'タイルを{{count}}枚固定する（これより少なくはできない）',
  'repair.signal.locks-about_other': 'タイルを{{count}}枚固定する（もっと少なくて済むかもしれない）',
  'repair.signal.tiles_other': 'タイルを{{count}}枚変える（これより少なくはできない）',
  'repair.signal.tiles-about_other': 'タイルを{{count}}枚変える（もっと少なくて済むかもしれない）',

  // the article's generator: its own words
  'signal/v3-unknown-grade': 'Unknown difficulty',
  'signal/v3-limits': 'サイズは4〜6、シードは80文字以内で指定してください。',
  'signal/v3-not-found': '500試行で指定条件の問題が見つかりませんでした。サイズや難易度を変更してください。',

  // deductions: why a tile lies as it does, or does not; arrows stand for arms and sides
  'deduction.signal.lock': '{{row}}行{{column}}列：外周と、隣の確定したタイルに合う向きは {{arms}} だけです。',
  'deduction.signal.edge-border': '{{row}}行{{column}}列：{{side}} は盤面の外なので、そちらへは伸びません。',
  'deduction.signal.edge-joined':
    '{{row}}行{{column}}列：{{side}} の隣は、残るどの向きでもこちらへ伸びます。ですから、このタイルも {{side}} へ伸びます。',
  'deduction.signal.edge-apart':
    '{{row}}行{{column}}列：{{side}} の隣は、残るどの向きでもこちらへ伸びません。ですから、このタイルも {{side}} へは伸びません。',
  'deduction.signal.island':
    '{{row}}行{{column}}列：{{arms}} ではありません。全 {{cells}} 枚のうち {{size}} 枚だけのつながりで閉じてしまうからです。',
  'deduction.signal.loop': '{{row}}行{{column}}列：{{arms}} ではありません。輪ができてしまうからです。',
  'deduction.signal.reach':
    '{{row}}行{{column}}列：{{arms}} ではありません。どの先も行き止まりで、全 {{cells}} 枚のうち多くても {{size}} 枚しかつながらないからです。',
  'deduction.signal.what-if_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先で {{endRow}}行{{endColumn}}列に合う向きがなくなります。',
  'deduction.signal.what-if-island_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先に {{endRow}}行{{endColumn}}列で小さすぎるつながりが閉じます。',
  'deduction.signal.what-if-loop_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先に {{endRow}}行{{endColumn}}列で輪ができます。',
  'deduction.signal.what-if-reach_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、{{count}} 手先で {{endRow}}行{{endColumn}}列の先がすべて行き止まりになります。',
  'deduction.signal.what-if-nested_other':
    '{{row}}行{{column}}列：{{arms}} ではありません。そう仮定すると、さらに仮定を {{depth}} 段まで重ねた計 {{count}} 手で、{{endRow}}行{{endColumn}}列で行き詰まります。',
  'deduction.signal.none': '{{row}}行{{column}}列：周りに合う向きがありません。この盤面に解答はありません。',
  'deduction.signal.none-island':
    '{{row}}行{{column}}列：全 {{cells}} 枚のうち {{size}} 枚だけのつながりが必ず閉じます。この盤面に解答はありません。',
  'deduction.signal.none-loop': '{{row}}行{{column}}列：必ず輪ができます。この盤面に解答はありません。',
  'deduction.signal.none-reach':
    '{{row}}行{{column}}列：全 {{cells}} 枚のうち多くても {{size}} 枚しかつながりません。この盤面に解答はありません。',
} as const
