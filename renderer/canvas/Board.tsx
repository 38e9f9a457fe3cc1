/** The level on screen: core's picture on one canvas layer, rings and words over it. */

import type Konva from 'konva'
import { Maximize, Minus, Plus } from 'lucide-react'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore'
import type { Level } from '../../core/document/pack.ts'
import type { Point, Size } from '../../core/grid.ts'
import { extentOf, issuesOf, kindNamed, marksOf, pictureOf } from '../board.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { viewOf } from '../kinds/index.ts'
import { shownState } from '../layers.ts'
import { graspFor } from '../play/grasp.ts'
import { RunGrid } from '../play/RunGrid.tsx'
import { useCompared, useMended, useRunPicture } from '../play/useRunPicture.ts'
import { shownBoard, useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { viewKept, viewOn } from '../zoom.ts'
import { BoardGrid } from './BoardGrid.tsx'
import { EdgeHandles } from './EdgeHandles.tsx'
import { Refusal } from './Refusal.tsx'
import { paintPicture } from './shapes.ts'
import { usePointer } from './usePointer.ts'
import { usePixelRatio, useRoom, useTheme } from './useScreen.ts'
import { CELL, drawnPart, type View } from './view.ts'

const tellRoom = (pane: Size) => useEditor.setState({ pane })

/** Whether the keyboard was at the board that has just left the screen: it goes on at the next one. */
let wasAtBoard = false

export function Board({ level }: { readonly level: Level }) {
  const pane = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const layer = useRef<Konva.Layer>(null)
  const ratio = usePixelRatio()
  const theme = useTheme()
  const room = useEditor((state) => state.pane)
  const board = useEditor(shownBoard)
  const extent = extentOf(level.kind, board)
  const kept = useEditor(viewKept)
  const around = viewOf(level.kind).border ?? 0
  const view = useMemo(() => viewOn(kept, room, extent, ratio, around), [kept, room, extent, ratio, around])
  const selected = useEditor((state) => state.selected)
  const grid = useEditor((state) => state.grid)
  const chosen = useEditor((state) => state.layer)
  const edited = useMemo(() => {
    const marks = marksOf(issuesOf(level.kind, board), selected)
    return pictureOf(level.kind, board, marks, shownState(level.kind, board, chosen))
  }, [level.kind, board, selected, chosen])
  const run = useEditor((state) => state.run)
  const compared = useCompared(run)
  const played = useRunPicture(run)
  const mended = useMended(run)
  const picture = mended ?? compared?.[0] ?? played ?? edited
  const { handlers, hand } = usePointer(surface, view, graspFor(run))
  useRoom(pane, tellRoom)

  // Konva takes the pixel ratio once, when a canvas is made; a window that moves to another monitor needs it anew.
  useEffect(() => {
    layer.current?.getCanvas().setPixelRatio(ratio)
    layer.current?.batchDraw()
  }, [ratio])

  useLayoutEffect(() => {
    if (wasAtBoard) surface.current?.focus({ preventScroll: true })
    return () => {
      wasAtBoard = document.activeElement !== null && document.activeElement === surface.current
    }
  }, [])

  // Between editing and a run the grid is another one: the keyboard stays at the board.
  const isRunning = run !== null
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current !== isRunning) surface.current?.focus({ preventScroll: true })
    wasRunning.current = isRunning
  }, [isRunning])

  const { palette } = kindNamed(level.kind)
  // A new function is a new drawing to Konva.
  const paint = useCallback(
    (context: Konva.Context) => paintPicture(context._context, picture, { view, palette, theme, grid }),
    [picture, view, palette, theme, grid],
  )
  const ring = (cell: Point, name = 'cursor') => {
    const part = drawnPart(cell, extent, around)
    return part && <div className={`ring ${name}`} style={placeOf(view, [part.x, part.y], part)} />
  }
  const frame = { level, extent, surface, pointer: handlers, hand, ring }
  return (
    <div className="pane" ref={pane} data-run={run?.is}>
      <Stage className="canvas" width={room.width} height={room.height} listening={false}>
        <Layer ref={layer} listening={false}>
          <Shape perfectDrawEnabled={false} sceneFunc={paint} />
        </Layer>
      </Stage>
      {compared !== null && mended === null && (
        <div className="overlay" style={{ opacity: run?.is === 'compare' ? run.share : 0 }}>
          <Stage className="canvas" width={room.width} height={room.height} listening={false}>
            <Layer listening={false}>
              <Shape
                perfectDrawEnabled={false}
                sceneFunc={(context) => paintPicture(context._context, compared[1], { view, palette, theme, grid })}
              />
            </Layer>
          </Stage>
        </div>
      )}
      {run === null ? (
        <>
          <Axes view={view} extent={extent} />
          <Rings view={view} ring={ring} />
          <BoardGrid {...frame} />
          <EdgeHandles level={level} extent={extent} view={view} around={around * view.cell} />
          <Refusal view={view} pane={room} />
        </>
      ) : (
        <>
          <Flashes view={view} />
          <RunGrid {...frame} run={run} />
        </>
      )}
      <Zoom view={view} />
    </div>
  )
}

const placeOf = ({ cell, x, y }: View, [column, row]: Point, { width, height }: Size = { width: 1, height: 1 }): CSSProperties => ({
  left: x + column * cell,
  top: y + row * cell,
  width: width * cell,
  height: height * cell,
})

/** The lines that symmetric strokes are mirrored in, or the middle that they are turned about. */
function Axes({ view, extent }: { readonly view: View; readonly extent: Size }) {
  const { across, down, turn } = useEditor((state) => state.symmetry)
  const [width, height] = [extent.width * view.cell, extent.height * view.cell]
  const [x, y] = [view.x + width / 2, view.y + height / 2]
  return (
    <>
      {across && <div className="axis" style={{ left: x, top: view.y - AXIS, width: 0, height: height + 2 * AXIS }} />}
      {down && <div className="axis" style={{ left: view.x - AXIS, top: y, width: width + 2 * AXIS, height: 0 }} />}
      {turn && <div className="axis middle" style={{ left: x, top: y }} />}
    </>
  )
}

/** How far a mirror line stands out over the board, in CSS pixels. */
const AXIS = 8

/** The cell under the pointer, the cells of a stroke that would be refused, and cells pointed out. */
function Rings({ view, ring }: { readonly view: View; readonly ring: (cell: Point, name: string) => ReactNode }) {
  const pointed = useEditor((state) => state.pointed)
  const stroke = useEditor((state) => state.stroke)
  const isRefused = stroke !== null && stroke.refusal.length > 0
  return (
    <>
      {stroke === null && pointed !== null && ring(pointed, 'pointed')}
      {isRefused &&
        [...new Map(stroke.cells.map((cell) => [String(cell), cell]))].map(([key, cell]) => (
          <div key={key} className={stroke.cells.length > 1 ? 'ring refused' : 'ring stroked'} style={placeOf(view, cell)} />
        ))}
      <Flashes view={view} />
    </>
  )
}

/** Cells pointed out for a moment. */
function Flashes({ view }: { readonly view: View }) {
  const flash = useEditor((state) => state.flash)
  return flash?.cells.map((cell) => <div key={`${flash.serial} ${cell}`} className="ring flash" style={placeOf(view, cell)} />)
}

function Zoom({ view }: { readonly view: View }) {
  const { t } = useWords()
  return (
    <fieldset className="zoom" aria-label={t('zoom')}>
      <CommandButton id="zoomOut" icon={<Minus size={14} />} side="top" />
      <CommandButton id="zoomActual" text={`${Math.round((view.cell / CELL) * 100)} %`} className="plain percent" side="top" />
      <CommandButton id="zoomIn" icon={<Plus size={14} />} side="top" />
      <CommandButton id="zoomFit" icon={<Maximize size={14} />} side="top" />
    </fieldset>
  )
}
