/** The packs kept as files, and how the tests open pack text. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBroken, type Level, type Pack } from '../../core/document/pack.ts'
import { type KindOf, type PackFile, readPack } from '../../core/document/packText.ts'
import { check } from '../../core/kinds/parkout/check.ts'
import { blank, likeness, parse, serialise } from '../../core/kinds/parkout/level.ts'

const parkout = { blank, likeness, parse, serialise, check }
export const kindOf: KindOf = (id) => (id === 'parkout' ? parkout : undefined)

export const FOLDER = join(import.meta.dirname, 'packs')
export const readFixture = (name: string): string => readFileSync(join(FOLDER, `${name}.pack.json`), 'utf8')
export const open = (text: string): PackFile => readPack(text, kindOf)
export const levelIn = (pack: Pack, id: string): Level => pack.levels.find((entry) => entry.id === id) as Level
/** 'ok', or the codes of a level's issues. */
export const codesOf = (pack: Pack): readonly string[] =>
  pack.levels.map((entry) => (isBroken(entry) ? entry.issues.map((issue) => issue.code).join(' ') : 'ok'))
