/** The kind's tools with their keys, and the swatches of the one in hand. */
import type { Level } from '../../core/document/pack.ts'
import { kindNamed } from '../board.ts'
import { useTheme } from '../canvas/useScreen.ts'
import { Tip } from '../controls/Tip.tsx'
import { swatchKey } from '../keys.ts'
import { viewOf } from '../kinds/index.ts'
import { chooseSwatch, chooseTool, useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function ToolRail({ level }: { readonly level: Level | undefined }) {
  const { t } = useWords()
  const isRunning = useEditor((state) => state.run !== null)
  return (
    <fieldset className="rail" disabled={isRunning}>
      {level !== undefined && (
        <>
          <div role="radiogroup" aria-label={t('tools')} aria-orientation="vertical" className="rail-group">
            <Tools kindId={level.kind} />
          </div>
          <Swatches kindId={level.kind} />
        </>
      )}
    </fieldset>
  )
}

function Tools({ kindId }: { readonly kindId: string }) {
  const { code } = useWords()
  const toolId = useEditor((state) => state.toolId)
  const { icons } = viewOf(kindId)
  return kindNamed(kindId).tools.map((tool) => {
    const Icon = icons[tool.id]
    const label = code(`tool.${kindId}.${tool.id}`)
    return (
      <Tip key={tool.id} label={label} keys={tool.key} side="right">
        {/* biome-ignore lint/a11y/useSemanticElements: a tool is drawn, not a form's choice. */}
        <button
          type="button"
          className="tool"
          role="radio"
          aria-checked={tool.id === toolId}
          aria-label={label}
          aria-keyshortcuts={tool.key}
          onClick={() => chooseTool(tool.id)}
        >
          {Icon && <Icon size={20} />}
          <span className="keys" aria-hidden="true">
            {tool.key}
          </span>
        </button>
      </Tip>
    )
  })
}

function Swatches({ kindId }: { readonly kindId: string }) {
  const { t, code } = useWords()
  const theme = useTheme()
  const toolId = useEditor((state) => state.toolId)
  const chosen = useEditor((state) => state.swatches[toolId])
  const tool = kindNamed(kindId).tools.find((other) => other.id === toolId)
  if (tool === undefined || tool.swatches.length === 0) return null
  const { swatch: Chip } = viewOf(kindId)
  return (
    <div role="radiogroup" aria-label={t('swatches')} className={Chip ? 'rail-group chips' : 'rail-group'}>
      <span className="rule" />
      {tool.swatches.map((swatch, i) => {
        const label = code(`swatch.${kindId}.${swatch}`)
        return (
          <Tip key={swatch} label={label} keys={swatchKey(i)} side="right">
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <button
              type="button"
              className="tool"
              role="radio"
              aria-checked={swatch === (chosen ?? tool.swatches[0])}
              aria-label={label}
              onClick={() => chooseSwatch(tool.id, swatch)}
            >
              {Chip ? <Chip swatch={swatch} theme={theme} /> : swatch}
            </button>
          </Tip>
        )
      })}
    </div>
  )
}
