/** Pictures as SVG text. */
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../core/picture.ts'
import { toSvg } from '../../core/svg.ts'

const palette = { ground: { light: '#eeeeee', dark: '#111111' }, ink: { light: '#000000', dark: '#ffffff' } }
const picture: Picture = {
  extent: { width: 3, height: 2 },
  shapes: [
    { is: 'rect', role: 'ground', x: 0, y: 0.5, width: 3, height: 1, radius: 0.25 },
    { is: 'rect', role: 'ink', x: 1, y: 1, width: 0.333, height: 1 },
    { is: 'disc', role: 'ink', x: 1.5, y: 0.5, radius: 0.1 },
    { is: 'line', role: 'ink', points: [0, 0, 1, 1], width: 0.05 },
    { is: 'line', role: 'ink', points: [0, 0, 1, 0, 1, 1], width: 0.05, closed: true },
    { is: 'line', role: 'ink', points: [0, 0, 1, 0, 1, 1], width: 0, closed: true },
    { is: 'text', role: 'ink', x: 1, y: 1, size: 0.36, text: '<A&"' },
  ],
}

describe('toSvg', () => {
  it('writes lines alike that follow each other as one path, and no others', () => {
    const line = (role: string, width: number, ...points: readonly number[]) => ({ is: 'line', role, points, width }) as const
    const shapes = [
      line('ink', 0.1, 0, 0, 1, 0),
      line('ink', 0.1, 1, 1, 2, 1, 2, 2),
      line('ink', 0.2, 0, 1, 1, 1),
      line('ground', 0.2, 0, 2, 1, 2),
    ]
    expect(
      toSvg({ extent: { width: 3, height: 3 }, shapes }, palette, 'light', 10)
        .split('\n')
        .slice(2, -3),
    ).toEqual([
      '<path d="M0 0 10 0M10 10 20 10 20 20" fill="none" stroke="#000000" stroke-width="1"/>',
      '<polyline points="0 10 10 10" fill="none" stroke="#000000" stroke-width="2"/>',
      '<polyline points="0 20 10 20" fill="none" stroke="#eeeeee" stroke-width="2"/>',
    ])
  })

  it('writes every shape in order, in pixels, with its colour of the theme', () => {
    expect(toSvg(picture, palette, 'dark', 40).split('\n')).toEqual([
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">',
      expect.stringMatching(
        /^<g stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-weight="600" font-family="'Inter',/,
      ),
      '<rect x="0" y="20" width="120" height="40" rx="10" fill="#111111"/>',
      '<rect x="40" y="40" width="13.32" height="40" fill="#ffffff"/>',
      '<circle cx="60" cy="20" r="4" fill="#ffffff"/>',
      '<polyline points="0 0 40 40" fill="none" stroke="#ffffff" stroke-width="2"/>',
      '<polygon points="0 0 40 0 40 40" fill="none" stroke="#ffffff" stroke-width="2"/>',
      '<polygon points="0 0 40 0 40 40" fill="#ffffff"/>',
      '<text x="40" y="47.2" font-size="20" fill="#ffffff">&lt;A&amp;&quot;</text>',
      '</g>',
      '</svg>',
      '',
    ])
    expect(toSvg(picture, palette, 'light', 40)).toContain('fill="#eeeeee"')
  })

  it('leaves out letters too small to read', () => {
    expect(toSvg(picture, palette, 'light', 8)).not.toContain('<text')
    expect(toSvg(picture, palette, 'light', 12)).toContain('<text')
  })

  it('throws for a role without a paint', () => {
    const shapes = [{ is: 'disc', role: 'absent', x: 0, y: 0, radius: 1 }] as const
    expect(() => toSvg({ ...picture, shapes }, palette, 'light', 40)).toThrow('absent')
  })
})
