/** The article's published Park Out levels: their shortest lines have 8, 19 and 17 moves. */

export const EASY_1 = ['#...####', '#fFhHj..', '#..aaje.', '#.GddJe.', '.Ig.Kkk#', '.icc...#', '..bb...#', '####...#'] as const
export const HARD_6 = [
  '#.......#',
  '.edIiiac.',
  '.ed.b.ac.',
  '.EDkbMa..',
  '.gGKlmp..',
  '.ooOlNpf.',
  '.hhHLnpf.',
  '.jjjJnPF.',
  '#.......#',
] as const
export const BIG_1 = [
  '#...#....#',
  '.n.cAaa...',
  '.N.CpiiI..',
  '...dphhhH.',
  '.goDp..rr#',
  '.gOLllqqq.',
  '#GmmMB....',
  '..fF.bkkK.',
  '.EeeebJjj#',
  '#........#',
] as const
