/** The same keys as en.ts; Japanese has one plural form (_other). */
export const ja = {
  // verdicts and kinds
  'kind.parkout': 'パークアウト',

  // edits: what undo takes back
  'edit.paint': '塗る',
  'edit.rename-level': '面の名前を変更',
  'edit.set-draft': '下書きにする',
  'edit.clear-draft': '下書きを解除',
  'edit.add-level': '面を追加',
  'edit.add-levels': '面をまとめて追加',
  'edit.remove-level': '面を削除',
  'edit.duplicate-level': '面を複製',
  'edit.move-level': '面を移動',
  'edit.rename-pack': '面集の名前を変更',
  'edit.change-author': '作者を変更',

  // pack and faults
  'call/cancelled': '処理を取り消しました。',
  'call/superseded': '新しい処理に置き換えられました。',
  'call/lost': 'エディターのホストとの接続が切れました。画面上の編集内容は残っています。再読み込みすると再接続します。',
  'call/unknown-method':
    'ホストは「{{method}}」という要求に対応していません。エディターとホストのバージョンが異なります。両方を再起動してください。',
  'call/bad-input': '要求「{{method}}」は受け付けられませんでした。{{path}}: {{message}}',
  internal: 'Levelwright の内部で問題が起きました。詳細はログに記録されています。',
  'level/unknown-kind': 'このバージョンは「{{kind}}」という種類のパズルに対応していません。対応している種類: {{known}}',
  'level/unknown-search': '{{kind}} に「{{search}}」という探索方法はありません。使える方法: {{known}}',
  'worker/lost': '解析スレッドが異常終了しました（{{reason}}）。新しいスレッドを用意したので、もう一度お試しください。',
  'worker/memory': 'この探索に必要なメモリーが足りません。メモリーの上限を下げるか、ほかのプログラムを終了してください。',
  'worker/closed': '解析機能は終了処理中です。',
  'file/outside': '「{{path}}」は開いているフォルダーの外にあります。フォルダーの中の場所を選んでください。',
  'file/not-found': '「{{path}}」が見つかりません。',
  'file/not-a-file': '「{{path}}」はファイルではありません。',
  'file/not-a-folder': '「{{path}}」はフォルダーではありません。',
  'file/bad-name': '「{{path}}」はここではファイル名に使えません。短く簡単な名前にしてください。',
  'file/not-utf8': '「{{path}}」は UTF-8 のテキストではありません（{{offset}} バイト目）。UTF-8 で保存し直してから開いてください。',
  'file/not-unicode':
    '「{{path}}」に書き込むテキストに、UTF-8 で保存できない不完全な文字があります（{{offset}} 文字目）。削除してから保存し直してください。',
  'file/too-large': '「{{path}}」は {{bytes}} バイトあります。上限は {{most}} バイトです。',
  'file/changed': '「{{path}}」は開いたあとに別のプログラムで変更されました。何も書き込んでいません。内容を比べるか、上書きしてください。',
  'file/exists': '「{{path}}」はすでにあります。何も書き込んでいません。別の名前にするか、上書きしてください。',
  'file/gone':
    '「{{path}}」は開いたあとに別のプログラムで移動または削除されました。何も書き込んでいません。新しいファイルとして保存し直してください。',
  'file/read-only': '「{{path}}」は読み取り専用です。何も書き込んでいません。別の名前で保存するか、書き込みを許可してください。',
  'file/denied': '「{{path}}」へのアクセスがシステムに拒否されました。アクセスを許可するか、別のフォルダーに保存してください。',
  'file/busy': '「{{path}}」は別のプログラムが使用中です。何も書き込んでいません。そのプログラムで閉じてから、もう一度保存してください。',
  'file/disk-full': 'ディスクに空きがないため、「{{path}}」を保存できませんでした。空きを増やすか、別のディスクに保存してください。',
  'file/not-verified': '「{{path}}」に書き込みましたが、読み直した内容が一致しません。別の名前で保存し、ディスクを確認してください。',
  'file/failed': '「{{path}}」の処理がシステムに拒否されました（{{reason}}）。',

  // Park Out: issues
  'parkout/too-small': '盤面には3文字以上の行が3行以上必要です（枠・1行以上の駐車場・枠）',
  'parkout/too-large': '1辺は{{most}}マスまでです（この駐車場は{{width}}×{{height}}）',
  'parkout/line-length_other': '{{line}}行目が{{count}}文字です（{{expected}}文字のはず）。すべての行を最初の行と同じ長さにしてください',
  'parkout/trailing-spaces_other': '{{count}}行で行末の空白を取り除きました（最初は{{line}}行目）',
  'parkout/tab_other': 'タブが{{count}}か所にあります（最初は{{line}}行目{{column}}文字目）。空白か . に置き換えてください',
  'parkout/full-width_other':
    '使えない文字「{{char}}」が{{count}}か所にあります（最初は{{line}}行目{{column}}文字目）。全角なので半角の {{plain}} に置き換えてください',
  'parkout/unknown-character_other':
    '使えない文字「{{char}}」が{{count}}か所にあります（最初は{{line}}行目{{column}}文字目）。壁は #、空きマスは .、車は英字で書いてください',
  'parkout/car-on-frame': '車 {{letter}} が枠の上にあります。外周に書けるのは出口（.）と閉じた枠（#）だけです。車を内側に移してください',
  'parkout/frame-space_other': '枠にある空白{{count}}個は閉じた枠とみなしました。閉じるなら #、出口なら . と書いてください',
  'parkout/corner-gate_other': '角は出口にできません（{{count}}か所）。# と書いてください',
  'parkout/corner-ignored_other': '角の文字は無視されます（{{count}}か所）。# と書いてください',
  'parkout/split-car':
    '文字 {{letter}} が離れた{{count}}か所で使われています（{{row}}行{{column}}列、次は{{otherRow}}行{{otherColumn}}列）。車ごとに別の文字を使ってください',
  'parkout/bent-car': '車 {{letter}} がまっすぐではありません。1つの行か列に収めてください',
  'parkout/many-noses': '車 {{letter}} に先頭（大文字）が{{count}}つあります。大文字は進む側の端の1つだけにしてください',
  'parkout/nose-inside': '車 {{letter}} の先頭は端でなければなりません。大文字を最初か最後のマスに置いてください',
  'parkout/unit-car': '車 {{letter}} は1マスなので向きを書き表せません。2マス以上にしてください',
  'parkout/unit-immobile': '車 {{letter}} は先頭のない1マスの車です。壁（#）と同じ働きになります',
  'parkout/already-solved': '出るべき車がないため、0手で解けています。先頭のある車を置いてください',
  'parkout/no-gate-right': '車 {{letter}} は出られません。{{lane}}行の右端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/no-gate-left': '車 {{letter}} は出られません。{{lane}}行の左端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/no-gate-up': '車 {{letter}} は出られません。{{lane}}列の上端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/no-gate-down': '車 {{letter}} は出られません。{{lane}}列の下端に出口がありません。出口を開けるか、車の向きを変えてください',
  'parkout/wall-before-gate':
    '車 {{letter}} は出られません。{{row}}行{{column}}列の壁か動かない車が出口の前をふさいでいます。取り除くか、車の向きを変えてください',
  'parkout/face-to-face-row':
    '車 {{letter}} と {{other}} が{{lane}}行で向かい合っていて、どちらも出られません。どちらかの向きを変えてください',
  'parkout/face-to-face-column':
    '車 {{letter}} と {{other}} が{{lane}}列で向かい合っていて、どちらも出られません。どちらかの向きを変えてください',
  'parkout/unused-gates_other': '使われない出口が{{count}}か所あります。そこから出られる車がありません',
  'parkout/click-for-car': '車は2マス以上です。後ろから先頭へドラッグしてください',
  'parkout/click-for-immobile': '動かない車は2マス以上です。ドラッグして置いてください。1マスなら壁を使ってください',
  'parkout/drag-diagonal': '車はまっすぐです。1つの行か列に沿ってドラッグしてください',
  'parkout/outside': '盤面の外です。内側で始めて内側で終えてください',
  'parkout/over-frame': '枠の上に車は置けません。内側に収めてください',
  'parkout/over-wall': '{{row}}行{{column}}列に壁があります。先に消してください',
  'parkout/over-car': '{{row}}行{{column}}列に車 {{letter}} があります。先に動かすか消してください',
  'parkout/no-letter': '81個の文字をすべて使っています。車を消すか、動かない車の代わりに壁を置いてください',
  'parkout/no-car-here': 'ここに車はありません。車の上から始めてください',
  'parkout/wall-on-car': 'ここには車 {{letter}} があります。先に動かすか消してください',
  'parkout/wall-on-frame': '枠に壁は置けません。出口を閉じるには出口ツールを使ってください',
  'parkout/gate-in-corner': '角は出口にできません。車は行か列に沿って出ます',
  'parkout/gate-inside': '出口は枠にあります。駐車場の縁をクリックしてください',

  // Park Out: reasons

  // Park Out: tools and cells
  'tool.parkout.car': '車',
  'tool.parkout.immobile': '動かない車',
  'tool.parkout.wall': '壁',
  'tool.parkout.gate': '出口',
  'tool.parkout.move': '移動',
  'tool.parkout.turn': '向きを変える',
  'tool.parkout.erase': '消しゴム',
  'cell.parkout.free': '空き',
  'cell.parkout.wall': '壁',
  'cell.parkout.gate-right': '{{lane}}行の右端の出口',
  'cell.parkout.gate-left': '{{lane}}行の左端の出口',
  'cell.parkout.gate-up': '{{lane}}列の上端の出口',
  'cell.parkout.gate-down': '{{lane}}列の下端の出口',
  'cell.parkout.closed': '閉じた枠',
  'cell.parkout.corner': '枠の角',
  'cell.parkout.outside': '盤面の外',
  'cell.parkout.immobile_other': '動かない車 {{letter}}、{{count}}マス',
  'cell.parkout.car-right_other': '車 {{letter}}、{{count}}マス、右向き',
  'cell.parkout.car-left_other': '車 {{letter}}、{{count}}マス、左向き',
  'cell.parkout.car-up_other': '車 {{letter}}、{{count}}マス、上向き',
  'cell.parkout.car-down_other': '車 {{letter}}、{{count}}マス、下向き',

  // command line
} as const
