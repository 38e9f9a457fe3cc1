/** The wishes as a form: a row for each parameter of the generator, or for two that belong together; the seed, and how many. */
import { Dices } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Fault } from '../../core/fault.ts'
import type { ParamSpec } from '../../core/generator.ts'
import { kindNamed } from '../board.ts'
import { Tip } from '../controls/Tip.tsx'
import { useWords, type Words } from '../words.ts'
import { chooseGenerator, newSeed, setCount, setSeed, setWish, useMaking } from './making.ts'
import { type FormRow, flawedRows } from './wishes.ts'

/** More at a time would be a long wait. */
export const MOST_LEVELS = 12
/** Numbers above this need a longer field. */
const LONG = 9_999

export function WishForm({
  kindId,
  rows,
  against,
  disabled,
}: {
  readonly kindId: string
  readonly rows: readonly FormRow[]
  /** Why nothing can fulfil the wishes together. */
  readonly against: Fault | undefined
  readonly disabled: boolean
}) {
  const { t, code } = useWords()
  const { wishes, seed, count } = useMaking()
  const flawed = flawedRows(rows, wishes)
  const isCountFlawed = !(count >= 1 && count <= MOST_LEVELS)
  return (
    <fieldset className="scroll wishes" disabled={disabled}>
      <Generators kindId={kindId} />
      {rows.map((row) => (
        <Row key={row.name} label={code(`wish.${kindId}.${row.name}`)} flawed={flawed.includes(row.name)}>
          {row.is === 'choice' && (
            <select
              className="field"
              aria-label={code(`wish.${kindId}.${row.name}`)}
              value={String(wishes[row.name] ?? row.spec.initial)}
              onChange={(event) => setWish(row.name, event.target.value)}
            >
              {row.spec.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {code(`${row.name}.${kindId}.${choice}`)}
                </option>
              ))}
            </select>
          )}
          {row.is === 'number' && <NumberField spec={row.spec} kindId={kindId} />}
          {(row.is === 'size' || row.is === 'range') && (
            <>
              <NumberField spec={row.first} kindId={kindId} />
              <span aria-hidden="true">{row.is === 'size' ? '×' : '–'}</span>
              <NumberField spec={row.second} kindId={kindId} />
            </>
          )}
        </Row>
      ))}
      <span className="rule" />
      <Row label={t('seed')} flawed={seed.trim() === ''}>
        <input
          className="field seed"
          aria-label={t('seed')}
          value={seed}
          spellCheck={false}
          onChange={(event) => setSeed(event.target.value)}
        />
        <Tip label={t('newSeed')}>
          <button type="button" className="plain" aria-label={t('newSeed')} onClick={newSeed}>
            <Dices size={16} />
          </button>
        </Tip>
      </Row>
      <Row label={t('howMany')} flawed={isCountFlawed}>
        <input
          className="field number"
          type="number"
          aria-label={t('howMany')}
          min={1}
          max={MOST_LEVELS}
          value={Number.isNaN(count) ? '' : count}
          onChange={(event) => setCount(event.target.valueAsNumber)}
        />
      </Row>
      <div role="status">
        {rows.map(
          (row) =>
            row.is !== 'choice' &&
            flawed.includes(row.name) && (
              <p key={row.name} className="wish-flaw">
                {flawOf(row, code(`wish.${kindId}.${row.name}`), t)}
              </p>
            ),
        )}
        {against !== undefined && <p className="wish-flaw">{code(against.code, against.detail)}</p>}
        {isCountFlawed && <p className="wish-flaw">{t('numberTakes', { name: t('howMany'), least: 1, most: MOST_LEVELS })}</p>}
      </div>
    </fieldset>
  )
}

/** Which generator is asked, where the kind has several, and what it can do. */
function Generators({ kindId }: { readonly kindId: string }) {
  const { t, code } = useWords()
  const generatorId = useMaking((making) => making.generatorId)
  const { generators } = kindNamed(kindId)
  if (generators.length < 2) return null
  return (
    <>
      <Row label={t('generator')} flawed={false}>
        <select className="field" aria-label={t('generator')} value={generatorId} onChange={(event) => chooseGenerator(event.target.value)}>
          {generators.map(({ id }) => (
            <option key={id} value={id}>
              {code(`generator.${kindId}.${id}`)}
            </option>
          ))}
        </select>
      </Row>
      <p className="note">{code(`note.generator.${kindId}.${generatorId}`)}</p>
      <span className="rule" />
    </>
  )
}

/** What the fields of a row take. */
function flawOf(row: Exclude<FormRow, { is: 'choice' }>, name: string, t: Words['t']): string {
  const { least, most } = 'first' in row ? row.first : row.spec
  return t(row.is === 'range' ? 'rangeTakes' : 'numberTakes', { name, least, most })
}

function Row({ label, flawed, children }: { readonly label: string; readonly flawed: boolean; readonly children: ReactNode }) {
  return (
    <div className={flawed ? 'wish flawed' : 'wish'}>
      <span className="wish-label">{label}</span>
      <span className="wish-fields">{children}</span>
    </div>
  )
}

function NumberField({ spec, kindId }: { readonly spec: Extract<ParamSpec, { is: 'number' }>; readonly kindId: string }) {
  const { t, code } = useWords()
  const value = useMaking((making) => making.wishes[spec.name])
  return (
    <input
      className={spec.most > LONG ? 'field number long' : 'field number'}
      type="number"
      aria-label={code(`wish.${kindId}.${spec.name}`)}
      title={t('fromTo', { least: spec.least, most: spec.most })}
      placeholder={t('anyNumber')}
      min={spec.least}
      max={spec.most}
      step={1}
      value={value ?? ''}
      onChange={(event) => setWish(spec.name, event.target.value === '' ? null : event.target.valueAsNumber)}
    />
  )
}
