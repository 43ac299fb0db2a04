import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cellsOf } from '../drag/cells-of.ts'
import { gapLine, type Line } from '../drag/drop-gap.ts'
import { useStageDrag } from '../drag/use-stage-drag.ts'
import { useHandsContext } from '../hands/hands-context.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from './marks.module.css'
import type { Box } from './use-widget-box.ts'

const RING_GAP = 5 // px between a widget and its ring

function Rings({ boxes, isQuiet }: { boxes: readonly Box[]; isQuiet: boolean }) {
  return (
    <div className={styles['clip']}>
      {boxes.map(({ left, top, width, height }, index) => (
        <div
          // Rings have no identity beyond their place, and hold no state.
          key={index}
          className={styles['ring']}
          data-quiet={isQuiet}
          style={{
            left: left - RING_GAP,
            top: top - RING_GAP,
            width: width + RING_GAP * 2,
            height: height + RING_GAP * 2,
          }}
        >
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

/** The line of a gap in coordinates of the frame, which itself is measured on the screen. */
function placed(frame: HTMLElement | null, line: Line | undefined) {
  const box = frame?.getBoundingClientRect()
  return box && line ? { ...line, left: line.left - box.left, top: line.top - box.top } : undefined
}

interface MarksProps {
  frame: RefObject<HTMLElement | null>
  boxes: readonly Box[]
}

/** What is drawn over the preview: rings around what is selected, and where things go that are dragged or carried. */
export function Marks({ frame, boxes }: MarksProps) {
  const hands = useHandsContext()
  const { lift, ids } = hands
  const { widgets } = hands.handle.state.document
  const drag = useStageDrag(frame, {
    widgets,
    idsWith: (widgetId) => (ids.includes(widgetId) ? ids : [widgetId]),
    onHold: () => hands.stopTyping(),
    onDrop: (moved, gap) => hands.moveInto(moved, gap),
  })
  const [line, setLine] = useState<Line>()
  const gap = lift?.gap
  // The browser's layout, which says where the gap is.
  useLayoutEffect(() => {
    const root = frame.current
    const found = drag?.line ?? (gap === undefined || !root ? undefined : gapLine(cellsOf(root, widgets), gap))
    // oxlint-disable-next-line react/set-state-in-effect -- only the laid-out page knows where the gap is
    setLine(placed(root, found))
  }, [drag, frame, gap, widgets])
  const moved = drag?.ids ?? lift?.ids ?? []
  // What is on its way, which the slide itself goes on drawing.
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
      {boxes.length > 0 && <Rings boxes={boxes} isQuiet={hands.typing !== undefined} />}
      {line && (
        <div className={styles['clip']}>
          <div className={styles['line']} style={line} />
        </div>
      )}
      {drag &&
        createPortal(
          <div className={styles['ghost']} style={{ left: drag.point.x, top: drag.point.y }} aria-hidden="true">
            <Icon name="grip" size={16} />
            <span>{hands.nameOf(hands.named(drag.ids))}</span>
          </div>,
          document.body,
        )}
    </>
  )
}
