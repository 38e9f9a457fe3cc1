/** The same keys as en.ts; Japanese has one plural form (_other). */
import { ja as command } from './command/ja.ts'
import { ja as desktop } from './desktop/ja.ts'
import { ja as editing } from './editing/ja.ts'
import { ja as jelly } from './jelly/ja.ts'
import { ja as signal } from './signal/ja.ts'

export const ja = {
  ...command,
  ...desktop,
  ...editing,
  ...jelly,
  ...signal,

  // verdicts and kinds
  'kind.parkout': 'パークアウト',
  'play.parkout': 'ドラッグで動かします。出られる車は押すだけで出ます。',

  // edits: what undo takes back
  'edit.paint': '塗る',
  'edit.rename-level': 'レベル名を変更',
  'edit.set-draft': '下書きにする',
  'edit.clear-draft': '下書きを解除',
  'edit.add-level': 'レベルを追加',
  'edit.add-levels': 'レベルをまとめて追加',
  'edit.generate-level': '生成したレベルを追加',
  'edit.remove-level': 'レベルを削除',
  'edit.duplicate-level': 'レベルを複製',
  'edit.move-level': 'レベルを移動',
  'edit.rename-pack': 'パック名を変更',

  // pack and faults
  'pack/not-json':
    '{{line}} 行目 {{column}} 文字目が JSON として読めません。{{found}} がありますが、ここに置けるのは {{expected}} です。テキストエディターで直してから開き直してください。',
  'pack/cut-short':
    'テキストが {{line}} 行目 {{column}} 文字目で途切れています。バックアップを開くか、テキストエディターで続きを補ってください。',
  'pack/text-after-end':
    'パックの終わりの後、{{line}} 行目 {{column}} 文字目に {{found}} があります。最後の波括弧より後を削除してください。',
  'pack/too-deep':
    '{{line}} 行目 {{column}} 文字目で、括弧の入れ子が上限の {{most}} 段を超えています。パックにこれほど深い入れ子は必要ありません。',
  'pack/not-a-pack': 'この JSON は Levelwright のパックではありません。{{expected}} がありません。',
  'pack/too-new':
    'このパックの形式はバージョン {{version}} ですが、このプログラムが扱えるのはバージョン {{known}} までです。ファイルは変更していません。新しい Levelwright で開いてください。',
  'pack/bad-version': '{{version}} はパック形式のバージョンではありません。{{known}} と書いてください。',
  'pack/bad-field': '「{{key}}」の値の型が違います。{{expected}} の形で書いてください。',
  'pack/missing-field': '「{{key}}」がありません。{{expected}} の形で追加してください。',
  'pack/duplicate-key': '1 つのオブジェクトに「{{key}}」が 2 回あります。どちらかを削除してください。',
  'pack/not-a-level': 'この項目はレベルではありません。id、kind、rows を持つオブジェクトを書いてください。',
  'pack/unknown-kind': 'このバージョンは「{{kind}}」という種類のパズルに対応していません。レベルはそのまま残します。',
  'pack/empty-id': 'このレベルの id が空です。パック内で重複しない名前を付けてください。',
  'pack/move-limit-too-low':
    '手数制限の{{limit}}手は守れません。少なくとも{{lowerBound}}手必要なことが証明されています。制限を上げるか、なくしてください。',
  'pack/duplicate-id': '「{{id}}」という id は前のレベルで使われています。別の id を付けてください。',
  'text/unrecognised':
    'Levelwright が読めるレベルのテキストではありません。試した形式: {{tried}}。レベルのテキストは最初の行から、パックは JSON で書いてください。行だけをコピーしてください。',
  'text/words-among-rows': '{{line}} 行目はレベルの行ではなく文章です。レベルの行だけをコピーしてください。',
  'text/empty': 'レベルとして読めるテキストがありません。',
  'text/too-long':
    'このテキストは {{characters}} 文字あります。レベルのテキストは {{most}} 文字までです。複数のファイルに分けるか、パックにしてください。',
  'text/unknown-format': '「{{format}}」という読み込み形式はありません。使える形式: {{known}}',
  'gate/already-solved': 'はじめから解けています（0 手）。手が必要になるように変更してください。',
  'gate/unsolvable': '解なし（証明済み）です。',
  'gate/limit-states_other':
    '不明: 探索が状態数の上限（{{count, number}}）に達しました。少なくとも {{lowerBound}} 手は必要です。レベルを簡単にするか、盤面の横の「さらに探索する」を押してください。',
  'gate/stopped-states':
    '不明: 探索が状態数の上限に達しました。少なくとも {{lowerBound}} 手は必要です。レベルを簡単にするか、盤面の横の「さらに探索する」を押してください。',
  'gate/stopped-memory':
    '不明: 探索がメモリーの上限に達しました。少なくとも {{lowerBound}} 手は必要です。レベルを簡単にするか、盤面の横の「さらに探索する」を押してください。',
  'gate/limit-longest':
    '不明: 探索が使えるメモリーの最大に達しました。少なくとも {{lowerBound}} 手は必要です。レベルを簡単にしてください。',
  'gate/stopped-time':
    '不明: 探索が時間の上限に達しました。少なくとも {{lowerBound}} 手は必要です。レベルを簡単にするか、盤面の横の「さらに探索する」を押してください。',
  'gate/stopped-caller': '不明: 探索は途中で止められました。少なくとも {{lowerBound}} 手は必要です。もう一度解析してください。',
  'gate/not-proven':
    '{{moves}} 手の解はありますが、最短とは証明されていません（証明済みの下限は {{lowerBound}} 手）。探索方法「best」で解析してください。',
  'gate/not-solved': 'まだ解析していません。判定が出るまでお待ちください。',
  'call/cancelled': '処理を取り消しました。',
  'call/superseded': '新しい処理に置き換えられました。',
  'call/lost':
    'エディターのホストとの接続が切れました。画面上の編集内容は残っています。「再接続」を押してください。ホストが終了している場合は、先に同じフォルダーで Levelwright を起動し直してください。',
  'call/malformed':
    'ホストが要求として読めないメッセージを受け取りました。エディターとホストのバージョンが異なります。両方を再起動してください。',
  'call/unknown-method':
    'ホストは「{{method}}」という要求に対応していません。エディターとホストのバージョンが異なります。両方を再起動してください。',
  'call/bad-input': '要求「{{method}}」は受け付けられませんでした。{{path}}: {{message}}',
  internal: 'Levelwright の内部で問題が起きました。詳細はログに記録されています。',
  'generate/no-generator': '{{kind}} に生成方法「{{generator}}」はありません。使えるもの: {{known}}。',
  'generate/unknown-wish': '生成方法「{{generator}}」に条件「{{name}}」はありません。使えるもの: {{known}}。',
  'generate/bad-number': '「{{name}}」が {{value}} になっています。{{least}}から{{most}}までの整数にしてください。',
  'generate/bad-choice': '「{{name}}」が「{{value}}」になっています。{{known}} から選んでください。',
  'generate/bad-range': '「{{name}}」（{{least}}）が「{{other}}」（{{most}}）より大きくなっています。どちらかを直してください。',
  'generate/not-found_other':
    '{{count}}回試しましたが、条件に合うレベルは見つかりませんでした（シード {{seed}}）。条件は緩めていません。条件を減らすか、回数を増やしてください。',
  'generate/duplicate': '反転、回転、文字の違いを除いて、この注文の{{other}}番と同じレベルです。',
  'level/unknown-kind': 'このバージョンは「{{kind}}」という種類のパズルに対応していません。対応している種類: {{known}}',
  'level/unknown-search': '{{kind}} に「{{search}}」という探索方法はありません。使える方法: {{known}}',
  'level/illegal-move':
    '{{number}}手目の「{{move}}」は、その場面では動かせません。解析は行っていません。それまでの手順を確認してください。',
  'worker/lost': '解析スレッドが異常終了しました（{{reason}}）。新しいスレッドを用意したので、もう一度お試しください。',
  'worker/memory': 'この探索に必要なメモリーが足りません。メモリーの上限を下げるか、ほかのプログラムを終了してください。',
  'worker/closed': '解析機能は終了処理中です。',
  'file/outside': '「{{path}}」は開いているフォルダーの外にあります。フォルダーの中の場所を選んでください。',
  'file/not-granted':
    '「{{path}}」は、ここで開いた、または保存したファイルではありません。メニューから開くか、別の名前で保存してください。',
  'file/not-found': '「{{path}}」が見つかりません。',
  'file/not-a-file': '「{{path}}」はファイルではありません。',
  'file/not-a-folder': '「{{path}}」はフォルダーではありません。',
  'file/bad-name': '「{{path}}」はここではファイル名に使えません。短く簡単な名前にしてください。',
  'file/not-utf8': '「{{path}}」は UTF-8 のテキストではありません（{{offset}} バイト目）。UTF-8 で保存し直してから開いてください。',
  'file/not-unicode':
    '「{{path}}」に書き込むテキストに、UTF-8 で保存できない不完全な文字があります（{{offset}} 文字目）。削除してから保存し直してください。',
  'file/too-large': '「{{path}}」は読み込みと保存の上限 {{most}} バイトを超えています。複数のファイルに分けてください。',
  'file/changed': '「{{path}}」は開いたあとに別のプログラムで変更されました。何も書き込んでいません。内容を比べるか、上書きしてください。',
  'file/exists': '「{{path}}」はすでにあります。何も書き込んでいません。別の名前にするか、上書きしてください。',
  'file/read-only': '「{{path}}」は読み取り専用です。何も書き込んでいません。別の名前で保存するか、書き込みを許可してください。',
  'file/denied': '「{{path}}」へのアクセスがシステムに拒否されました。アクセスを許可するか、別のフォルダーに保存してください。',
  'file/busy': '「{{path}}」は別のプログラムが使用中です。何も書き込んでいません。そのプログラムで閉じてから、もう一度保存してください。',
  'file/disk-full': 'ディスクに空きがないため、「{{path}}」を保存できませんでした。空きを増やすか、別のディスクに保存してください。',
  'file/not-verified': '「{{path}}」に書き込みましたが、読み直した内容が一致しません。別の名前で保存し、ディスクを確認してください。',
  'file/failed': '「{{path}}」の処理がシステムに拒否されました（{{reason}}）。',

  // Park Out: issues
  'parkout/too-small': '盤面には3文字以上の行が3行以上必要です（枠・1行以上の駐車場・枠）',
  'parkout/too-large': '1辺は{{most}}マスまでです（この駐車場は{{width}}×{{height}}）',
  'parkout/too-long':
    '1辺は{{most}}マスまでです（このテキストは{{lines}}行、最も長い行は{{characters}}文字）。1つのレベルだけにしてください',
  'parkout/line-length_other':
    '{{line}}行目が{{count}}文字です（{{expected}}文字のはず）。すべての行を最初の行と同じ長さにしてください（短い行は # か . で補います）',
  'parkout/trailing-spaces_other': '行末の空白を取り除きました（計{{count}}行、最初は{{line}}行目）',
  'parkout/tab_other': '{{line}}行目{{column}}文字目のタブは使えません（計{{count}}個）。空白か . に置き換えてください',
  'parkout/full-width_other':
    '{{line}}行目{{column}}文字目の「{{char}}」は全角なので使えません（計{{count}}個）。半角の {{plain}} に置き換えてください',
  'parkout/invisible_other':
    '{{line}}行目{{column}}文字目に目に見えない文字 {{char}} があります（計{{count}}個）。削除するか、空きマスなら . に置き換えてください',
  'parkout/unknown-character_other':
    '{{line}}行目{{column}}文字目の「{{char}}」は使えません（計{{count}}個）。壁は #、空きマスは .、車は英字で書いてください',
  'parkout/car-on-frame': '車 {{letter}} が枠の上にあります。外周に書けるのは出口（.）と閉じた枠（#）だけです。車を内側に移してください',
  'parkout/frame-space_other': '枠にある空白{{count}}個は閉じた枠とみなしました。閉じるなら #、出口なら . と書いてください',
  'parkout/corner-gate_other': '角は出口にできません（{{count}}か所）。# と書いてください',
  'parkout/corner-ignored_other': '角の文字は無視されます（{{count}}か所）。# と書いてください',
  'parkout/split-car':
    '文字 {{letter}} が離れた{{count}}か所で使われています（{{row}}行目{{column}}列目、次は{{otherRow}}行目{{otherColumn}}列目）。車ごとに別の文字を使ってください',
  'parkout/bent-car': '車 {{letter}} がまっすぐではありません。1つの行か列に収めてください',
  'parkout/many-noses': '車 {{letter}} に先頭（大文字）が{{count}}つあります。大文字は進む側の端の1つだけにしてください',
  'parkout/nose-inside': '車 {{letter}} の先頭は端でなければなりません。大文字を最初か最後のマスに置いてください',
  'parkout/unit-car': '車 {{letter}} は1マスなので向きを書き表せません。2マス以上にしてください',
  'parkout/unit-immobile': '車 {{letter}} は先頭のない1マスの車です。壁（#）と同じ働きになります',
  'parkout/already-solved': '出るべき車がないため、0手で解けています。先頭のある車を置いてください',
  'parkout/no-gate-right': '車 {{letter}} は出られません。{{lane}}行目の右端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/no-gate-left': '車 {{letter}} は出られません。{{lane}}行目の左端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/no-gate-up': '車 {{letter}} は出られません。{{lane}}列目の上端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/no-gate-down': '車 {{letter}} は出られません。{{lane}}列目の下端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/wall-before-gate':
    '車 {{letter}} は出られません。{{row}}行目{{column}}列目の壁か動かない車が出口の前をふさいでいます。取り除くか、車の向きを変えてください',
  'parkout/face-to-face-row':
    '車 {{letter}} と {{other}} が{{lane}}行目で向かい合っていて、どちらも出られません。どちらかの向きを変えてください',
  'parkout/face-to-face-column':
    '車 {{letter}} と {{other}} が{{lane}}列目で向かい合っていて、どちらも出られません。どちらかの向きを変えてください',
  'parkout/unused-gates_other': '使われない出口が{{count}}か所あります。そこから出られる車がありません',
  'parkout/click-for-car': '車は2マス以上です。後ろから先頭へドラッグしてください',
  'parkout/click-for-immobile': '動かない車は2マス以上です。ドラッグして置いてください。1マスなら壁を使ってください',
  'parkout/drag-diagonal': '車はまっすぐです。1つの行か列に沿ってドラッグしてください',
  'parkout/outside': '盤面の外です。内側で始めて内側で終えてください',
  'parkout/over-frame': '枠の上に車は置けません。内側に収めてください',
  'parkout/over-wall': '{{row}}行目{{column}}列目に壁があります。先に消してください',
  'parkout/over-car': '{{row}}行目{{column}}列目に車 {{letter}} があります。先に動かすか消してください',
  'parkout/no-letter': '81個の文字をすべて使っています。車を消すか、動かない車の代わりに壁を置いてください',
  'parkout/no-car-here': 'ここに車はありません。車の上から始めてください',
  'parkout/wall-on-car': 'ここには車 {{letter}} があります。先に動かすか消してください',
  'parkout/wall-on-frame': '枠に壁は置けません。出口を閉じるには出口ツールを使ってください',
  'parkout/gate-in-corner': '角は出口にできません。車は行か列に沿って出ます',
  'parkout/gate-inside': '出口は枠にあります。駐車場の縁をクリックしてください',

  // Park Out: reasons
  'parkout/no-gate':
    '車 {{letter}}（先頭は{{row}}行目{{column}}列目）は出られません。先頭の向く側の端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/blocked-gate':
    '車 {{letter}} は出られません。{{row}}行目{{column}}列目の壁か動かない車が出口の前をふさいでいます。取り除くか、車の向きを変えてください',
  'parkout/head-on': '車 {{letter}} と {{other}} が同じ通り道で向かい合っていて、どちらも出られません。どちらかの向きを変えてください',
  'parkout/exhausted_other':
    'どう動かしても出られない車が{{count}}台あります（{{cars}}）。あらゆる動かし方を調べて確かめました。通り道を空けるか、車の向きを変えてください',

  // Park Out: tools and cells
  'tool.parkout.car': '車',
  'tool.parkout.immobile': '動かない車',
  'tool.parkout.wall': '壁',
  'tool.parkout.gate': '出口',
  'tool.parkout.move': '選択と移動',
  'tool.parkout.turn': '向きを変える',
  'tool.parkout.erase': '消しゴム',
  'grade.parkout.drive-out': 'そのまま出庫',
  'grade.parkout.easy': 'やさしい',
  'grade.parkout.medium': 'ふつう',
  'grade.parkout.hard': 'むずかしい',
  'grade.parkout.expert': '上級',
  'grade.parkout.fiendish': '最難関',
  'wish.parkout.width': '幅',
  'wish.parkout.height': '高さ',
  'wish.parkout.grade': '難易度',
  'wish.parkout.minMoves': '手数（以上）',
  'wish.parkout.maxMoves': '手数（以下）',
  'wish.parkout.minSlides': '移動（以上）',
  'wish.parkout.maxSlides': '移動（以下）',
  'wish.parkout.minCars': '車（以上）',
  'wish.parkout.maxCars': '車（以下）',
  'wish.parkout.walls': '壁',
  'wish.parkout.immobile': '動かない車',
  'wish.parkout.effort': '手間',
  'effort.parkout.quick': '手早く',
  'effort.parkout.normal': '標準',
  'effort.parkout.thorough': '念入り',
  'grade.parkout.any': '指定なし（最難を探す）',
  'note.grade.parkout': '最短手順すべてから計算した値です。人のプレイで較正したものではありません',
  'strategies.parkout': '方針の数',
  'factor.parkout.slides': '移動',
  'factor.parkout.knots': '絡み',
  'factor.parkout.hidden': '隠れた移動',
  'factor.parkout.back': '後退',
  'factor.parkout.setup': '準備の移動',
  'factor.parkout.bits': '選択の情報量（ビット）',
  'factor.parkout.cars': '車',
  'factor.parkout.alive': '最短手順上の配置',
  'factor.parkout.score': 'スコア',
  'cell.parkout.free': '空き',
  'cell.parkout.wall': '壁',
  'cell.parkout.gate-right': '{{lane}}行目の右端の出口',
  'cell.parkout.gate-left': '{{lane}}行目の左端の出口',
  'cell.parkout.gate-up': '{{lane}}列目の上端の出口',
  'cell.parkout.gate-down': '{{lane}}列目の下端の出口',
  'cell.parkout.closed': '閉じた枠',
  'cell.parkout.corner': '枠の角',
  'cell.parkout.outside': '盤面の外',
  'cell.parkout.immobile_other': '動かない車 {{letter}}、{{count}}マス',
  'cell.parkout.car-right_other': '車 {{letter}}、{{count}}マス、右向き',
  'cell.parkout.car-left_other': '車 {{letter}}、{{count}}マス、左向き',
  'cell.parkout.car-up_other': '車 {{letter}}、{{count}}マス、上向き',
  'cell.parkout.car-down_other': '車 {{letter}}、{{count}}マス、下向き',

  // claims of a pack
  'pack/claim-malformed': '主張（claims）を読み取れません。「{{key}}」の値の型が違います。{{expected}} の形で書くか、削除してください。',
  'pack/claim-rows':
    '主張（claims）は別の盤面に対するものです。その後レベルが変更されています。主張を削除するか、元の盤面に戻してください。',
  'pack/claim-line-stuck':
    '主張された手順は再生できません：{{number}} 手目の {{move}} はそこでは指せません。solve が示す手順に置き換えてください。',
  'pack/claim-line-unsolved': '主張された手順は {{moves}} 手を再生しても解けません。solve が示す手順に置き換えてください。',
  'pack/claim-par': '最少手数を {{par}} と主張していますが、証明された最少手数は {{proven}} です。主張を直してください。',
  'pack/claim-par-line': '最少手数を {{par}} と主張していますが、その手順は {{moves}} 手です。どちらかを直してください。',
  'pack/claim-par-long': '最少手数を {{par}} と主張していますが、{{moves}} 手で解けます。主張を直してください。',
  'pack/claim-par-short': '最少手数を {{par}} と主張していますが、{{lowerBound}} 手未満では解けません。主張を直してください。',
  'pack/claim-par-unsolvable': '最少手数を {{par}} と主張していますが、解なしと証明されています。レベルを直すか、主張を削除してください。',
  'pack/claim-uniqueness': '一意性を「{{claimed}}」と主張していますが、結果は「{{found}}」です。主張を直してください。',
  'pack/claim-grade': '難易度を「{{claimed}}」と主張していますが、結果は「{{found}}」です。主張を直してください。',
} as const
