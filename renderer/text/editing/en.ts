/** The words of the bar over the board. */
export const en = {
  boardBar: 'Layers, actions and symmetry',
  moreActions: 'More for the whole board',
  layers: 'What is shown',
  switchLayer: 'Switch between start and answer',
  drawAnew: 'Scramble by a new seed',
  seedHow: 'The seed of the last scramble. Type one and press Enter to scramble by it.',
  mirrorAcross: 'Draw mirrored, left and right',
  mirrorDown: 'Draw mirrored, top and bottom',
  mirrorTurn: 'Draw twice, turned by a half',
} as const
