/** The colours of Park Out's picture by role. Car colours started from the Okabe–Ito set; all are opaque, as some SVG readers know no alpha. */
import type { Paint } from '../../picture.ts'

/** Body, edge, letter. The edge sets every body off from the ground, the letter from the body. */
interface CarPaint {
  readonly body: Paint
  readonly edge: Paint
  readonly ink: Paint
}

const paint = (light: string, dark: string): Paint => ({ light, dark })
const DARK_INK = paint('#1c1d21', '#17181b')
const LIGHT_INK = paint('#ffffff', '#ffffff')

/**
 * Neighbours in this order differ in lightness. Moved apart by a search so that any two stay told apart without red or green cones,
 * and none comes near the colour of errors.
 */
const CARS: readonly CarPaint[] = [
  { body: paint('#4e6cd1', '#0078cc'), edge: paint('#2a3f8a', '#7fc4f0'), ink: LIGHT_INK },
  { body: paint('#e8b616', '#f7c435'), edge: paint('#7a5c00', '#8f6a10'), ink: DARK_INK },
  { body: paint('#366c6f', '#2f7a6a'), edge: paint('#1d4446', '#7ed3bf'), ink: LIGHT_INK },
  { body: paint('#bd7db3', '#bb8cb8'), edge: paint('#6b3a63', '#75466f'), ink: DARK_INK },
  { body: paint('#a56713', '#c2520c'), edge: paint('#5f3a05', '#ffab73'), ink: LIGHT_INK },
  { body: paint('#1cb4ff', '#9ec3ff'), edge: paint('#0a628f', '#4a76bd'), ink: DARK_INK },
  { body: paint('#5e3399', '#66379b'), edge: paint('#3a1b66', '#b995e6'), ink: LIGHT_INK },
  { body: paint('#fff270', '#ffff95'), edge: paint('#756b00', '#97902a'), ink: DARK_INK },
  { body: paint('#830e00', '#961c14'), edge: paint('#4f0800', '#ee8f85'), ink: LIGHT_INK },
  { body: paint('#93d3bb', '#8cefd7'), edge: paint('#466b6b', '#2f8a74'), ink: DARK_INK },
  { body: paint('#2f3d53', '#3c4f5e'), edge: paint('#161f2d', '#b3c3d1'), ink: LIGHT_INK },
  { body: paint('#e08b66', '#ee9061'), edge: paint('#8a452a', '#9a4f28'), ink: DARK_INK },
]

/** Stays with a letter whatever other cars are painted. */
export const carRole = (letter: string): string => `car${(letter.charCodeAt(0) - 97 + CARS.length * 1000) % CARS.length}`

const carRoles = CARS.flatMap(({ body, edge, ink }, i) => [
  [`car${i}`, body] as const,
  [`car${i}-edge`, edge] as const,
  [`car${i}-ink`, ink] as const,
])

export const palette: Readonly<Record<string, Paint>> = {
  verge: paint('#eef1ec', '#1d2226'),
  kerb: paint('#868f98', '#6b7580'),
  'kerb-top': paint('#b3bbc3', '#8a95a1'),
  asphalt: paint('#cdd3da', '#383f49'),
  grid: paint('#e6eaee', '#505965'),
  lane: paint('#b5c9f2', '#2d4473'),
  selected: paint('#1d49c9', '#a9c2ff'),
  'gate-mark': paint('#3f7463', '#6fb79b'),
  'gate-idle': paint('#9ba5ae', '#5d6874'),
  planter: paint('#8d8577', '#7d7668'),
  'planter-edge': paint('#665f53', '#9c9483'),
  hedge: paint('#4d6b46', '#3d5a3a'),
  leaf: paint('#6f8f63', '#587a52'),
  shadow: paint('#aeb6bf', '#272c34'),
  tyre: paint('#2a2c30', '#0f1012'),
  glass: paint('#22303c', '#131a21'),
  headlight: paint('#fffbe6', '#fff6c8'),
  taillight: paint('#e5302a', '#ff4a42'),
  tarp: paint('#dfd9cc', '#8b867b'),
  'tarp-edge': paint('#7b7364', '#bdb7a9'),
  'tarp-fold': paint('#b8b0a0', '#6f6a60'),
  'tarp-ink': paint('#4a4439', '#17181b'),
  arrow: paint('#14161a', '#ffffff'),
  'arrow-edge': paint('#ffffff', '#14161a'),
  error: paint('#c4001d', '#ff6b76'),
  warning: paint('#8f5300', '#ffb347'),
  ...Object.fromEntries(carRoles),
}
