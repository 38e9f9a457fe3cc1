/** The words of the bar over the board. */
export const ja = {
  boardBar: 'レイヤー・操作・対称',
  moreActions: '盤面全体のその他の操作',
  layers: '表示する盤面',
  switchLayer: '初期配置と解答を切り替える',
  drawAnew: '新しいシードでシャッフル',
  seedHow: '直前のシャッフルのシードです。入力して Enter を押すと、そのシードでシャッフルします',
  mirrorAcross: '左右対称に描く',
  mirrorDown: '上下対称に描く',
  mirrorTurn: '180°回転した位置にも描く',
} as const
