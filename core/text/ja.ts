/** The same keys as en.ts; Japanese has one plural form (_other). */
export const ja = {
  // verdicts and kinds
  'kind.parkout': 'パークアウト',

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

  // Park Out: reasons

  // Park Out: tools and cells

  // command line
} as const
