import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cellsOf } from '../drag/cells-of.ts'
import { gapLine, type Line } from '../drag/drop-gap.ts'
import { useStageDrag } from '../drag/use-stage-drag.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from './marks.module.css'
import type { WidgetBox } from './use-widget-boxes.ts'

const RING_GAP = 5 // px between a widget and its ring
const BEZEL = 10 // px of the phone's body around its screen, at scale 1
const CLOCK = 44 // px of the screen with the clock, at scale 1

interface RingsProps {
  boxes: readonly WidgetBox[]
  isQuiet: boolean
  scale: number
  /** Size of the phone's screen, at scale 1. */
  size: { width: number; height: number }
}

/** Selection rings, clipped to the phone's screen, those of scrolled widgets below its status bar. */
function Rings({ boxes, isQuiet, scale, size }: RingsProps) {
  const edge = BEZEL * scale
  const top = edge + (boxes.some(({ isScrolled }) => isScrolled) ? CLOCK * scale : 0)
  const clip = { inset: `${top}px ${edge}px ${edge}px`, borderRadius: top > edge ? 0 : 46 * scale }
  const place = (box: WidgetBox) => {
    // The ring of a full-width widget is drawn inside the edge, since nothing beyond is visible.
    const left = Math.max(box.left - edge - RING_GAP, 0)
    const right = Math.min(box.left - edge + box.width + RING_GAP, size.width * scale)
    return { left, width: right - left, top: box.top - top - RING_GAP, height: box.height + RING_GAP * 2 }
  }
  return (
    <div className={styles.screen} style={clip}>
      {boxes.map((box, index) => (
        <div
          // Rings have no identity besides their position, and no state.
          key={index}
          className={styles.ring}
          data-quiet={isQuiet}
          style={place(box)}
        >
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

/** Converts the line of a gap from screen to frame coordinates. */
function placed(frame: HTMLElement | null, line: Line | undefined) {
  const box = frame?.getBoundingClientRect()
  return box && line ? { ...line, left: line.left - box.left, top: line.top - box.top } : undefined
}

interface MarksProps {
  frame: RefObject<HTMLElement | null>
  boxes: readonly WidgetBox[]
  scale: number
  size: { width: number; height: number }
}

/** Overlay of the preview: rings around the selection, and the drop position while dragging or carrying. */
export function Marks({ frame, boxes, scale, size }: MarksProps) {
  const actions = useEditorActionsContext()
  const { lift, ids } = actions
  const { widgets } = actions.handle.state.document
  const drag = useStageDrag(frame, {
    widgets,
    idsWith: (widgetId) => (ids.includes(widgetId) ? ids : [widgetId]),
    onHold: () => actions.stopTyping(),
    onDrop: (moved, gap) => actions.moveInto(moved, gap),
  })
  const [line, setLine] = useState<Line>()
  const gap = lift?.gap
  // Effect: the browser's layout, which gives the position of the gap.
  useLayoutEffect(() => {
    const root = frame.current
    const found = drag?.line ?? (gap === undefined || !root ? undefined : gapLine(cellsOf(root, widgets), gap))
    // oxlint-disable-next-line react/set-state-in-effect -- only the laid-out page knows where the gap is
    setLine(placed(root, found))
  }, [drag, frame, gap, widgets])
  const moved = drag?.ids ?? lift?.ids ?? []
  // Effect: marks the widgets being moved, which the slide continues to render.
  useLayoutEffect(() => {
    const cells = [...(frame.current?.querySelectorAll<HTMLElement>('[data-widget-id]') ?? [])]
    const lifted = cells.filter(({ dataset }) => moved.includes(dataset['widgetId'] ?? ''))
    for (const cell of lifted) cell.dataset['lifted'] = ''
    return () => {
      for (const cell of lifted) delete cell.dataset['lifted']
    }
  })
  return (
    <>
      {boxes.length > 0 && <Rings {...{ boxes, scale, size }} isQuiet={actions.typing !== undefined} />}
      {line && (
        <div className={styles.clip}>
          <div className={styles.line} style={line} />
        </div>
      )}
      {drag &&
        createPortal(
          <div className={styles.ghost} style={{ left: drag.point.x, top: drag.point.y }} aria-hidden="true">
            <Icon name="grip" size={16} />
            <span>{actions.nameOf(actions.named(drag.ids))}</span>
          </div>,
          document.body,
        )}
    </>
  )
}
