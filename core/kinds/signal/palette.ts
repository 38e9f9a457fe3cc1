/** The colours of Signal's picture by role. What carries the signal is told by shape as well: solid with a bright core, all else hollow. */
import type { Paint } from '../../picture.ts'

const paint = (light: string, dark: string): Paint => ({ light, dark })

export const palette: Readonly<Record<string, Paint>> = {
  ground: paint('#eef1f4', '#1f252c'),
  edge: paint('#c3ccd5', '#3b4550'),
  grid: paint('#d9dfe6', '#303943'),
  plate: paint('#d3dae2', '#343e4a'),
  'pin-plate': paint('#dfe7f7', '#26344f'),
  pin: paint('#2b58d4', '#86a9ff'),
  lock: paint('#46525f', '#a9b6c4'),
  wire: paint('#7d8996', '#7b8a9a'),
  'wire-core': paint('#eef1f4', '#1f252c'),
  live: paint('#a44a00', '#f08c00'),
  'live-core': paint('#ffc53d', '#fff0b3'),
  faint: paint('#a3afbb', '#5a6775'),
  'faint-core': paint('#eef1f4', '#1f252c'),
  lamp: paint('#ffffff', '#2b333c'),
  'lamp-live': paint('#ffd84d', '#ffe680'),
  'lamp-faint': paint('#f6f8fa', '#262d35'),
  source: paint('#1f3a5f', '#dbe7f5'),
  'source-mark': paint('#ffd84d', '#1f3a5f'),
  blank: paint('#c7d0d9', '#3a444f'),
  thought: paint('#1d49c9', '#8fb0ff'),
  'thought-fill': paint('#d3defa', '#27375c'),
  because: paint('#5a6fae', '#7d93cf'),
  'because-fill': paint('#e3e9f8', '#252e42'),
  arrow: paint('#14161a', '#ffffff'),
  'arrow-edge': paint('#ffffff', '#14161a'),
  error: paint('#c4001d', '#ff6b76'),
  warning: paint('#8f5300', '#ffb347'),
}
