/** The colours of Jelly's picture by role. Every colour has a mark of its own as well, so that none is told by its hue alone. */
import type { Paint } from '../../picture.ts'

const paint = (light: string, dark: string): Paint => ({ light, dark })

/** Body, edge, mark. */
const JELLIES: Readonly<Record<string, readonly [Paint, Paint, Paint]>> = {
  R: [paint('#c4213a', '#d22f48'), paint('#8c1526', '#ffb3b6'), paint('#ff9fac', '#ffb3bd')],
  G: [paint('#86da94', '#62dd97'), paint('#1b7444', '#c2f3d7'), paint('#1f7f4b', '#125c35')],
  B: [paint('#1f6cf2', '#2f86ff'), paint('#173582', '#c0d4ff'), paint('#bcd5ff', '#cfe1ff')],
  Y: [paint('#ffe02a', '#ffe02e'), paint('#8a6b00', '#7d6200'), paint('#8f7000', '#7d6200')],
  C: [paint('#6de4f7', '#a8f0fb'), paint('#1c7f8d', '#0f6672'), paint('#1c7f8d', '#0f6672')],
  M: [paint('#c97abd', '#c873bb'), paint('#8c2f7b', '#7a2469'), paint('#8c2f7b', '#7a2469')],
  O: [paint('#ea801c', '#ee8626'), paint('#8a4700', '#7f4100'), paint('#8a4700', '#7f4100')],
  V: [paint('#55219c', '#5a2bb5'), paint('#371a70', '#d2c0ff'), paint('#c5a8f5', '#cdb4ff')],
}

const jellyRoles = Object.entries(JELLIES).flatMap(([letter, [body, edge, mark]]) => [
  [letter, body] as const,
  [`${letter}-edge`, edge] as const,
  [`${letter}-mark`, mark] as const,
])

export const palette: Readonly<Record<string, Paint>> = {
  wall: paint('#c3cad3', '#39424d'),
  'wall-edge': paint('#9aa4b0', '#556270'),
  ground: paint('#f4f6f8', '#1b2026'),
  grid: paint('#e3e8ed', '#282f37'),
  block: paint('#454d58', '#0c0f13'),
  'block-edge': paint('#22272e', '#b4c0cd'),
  'block-mark': paint('#7d8894', '#4a5562'),
  eye: paint('#ffffff', '#ffffff'),
  pupil: paint('#1c1d21', '#17181b'),
  chain: paint('#e9edf2', '#d5dde6'),
  'chain-edge': paint('#2b3138', '#14181d'),
  bolt: paint('#f5f7fa', '#dfe6ee'),
  'bolt-edge': paint('#2b3138', '#14181d'),
  'hidden-rim': paint('#ffffff', '#eef2f6'),
  'hidden-edge': paint('#2b3138', '#0c0f13'),
  selected: paint('#1d49c9', '#a9c2ff'),
  arrow: paint('#14161a', '#ffffff'),
  'arrow-edge': paint('#ffffff', '#14161a'),
  error: paint('#c4001d', '#ff6b76'),
  warning: paint('#8f5300', '#ffb347'),
  ...Object.fromEntries(jellyRoles),
}
