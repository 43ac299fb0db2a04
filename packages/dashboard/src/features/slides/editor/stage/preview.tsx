import { type MouseEvent, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { PhoneFrame } from '../../../../ui/layout/phone-frame.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { pressedPart, typedOf } from '../interactions/typing-target.ts'
import { openEmptyMedia } from '../interactions/focus.ts'
import { EmptyStart } from './empty-start.tsx'
import { LiveSlide } from './live-slide.tsx'
import { Marks } from './marks.tsx'
import styles from './stage.module.css'
import { statusColour } from './status-colour.ts'
import { ToolStrip } from './tool-strip.tsx'
import { type WidgetBox, useScrolledIntoView, useWidgetBoxes } from './use-widget-boxes.ts'

interface PreviewProps {
  size: { width: number; height: number }
  scale: number
  isLargeText: boolean
  showsTools: boolean
  /** Shows this many px of the phone's height, around the selected widget; all of it by default. */
  cutTo?: number | undefined
}

const FRAME = 20 // px of the phone's body around its screen, at scale 1

/** How far the phone moves up in px, so that the widget is centred in the visible part. */
function cutOffset(box: WidgetBox | undefined, phoneHeight: number, shown: number): number {
  const middle = box ? box.top + box.height / 2 : 0
  return Math.min(0, Math.max(shown - phoneHeight, shown / 2 - middle))
}

/** What a press on the slide does: selects a widget; if it is selected already, types into it or opens its form. */
function usePress() {
  const actions = useEditorActionsContext()
  return (event: MouseEvent<HTMLElement>) => {
    const { document: slide } = actions.handle.now()
    // These event targets are elements; text nodes get no clicks.
    const target = event.target as Element
    if (target.closest('[data-typing]')) return
    event.preventDefault()
    event.stopPropagation()
    const widgetId = target.closest<HTMLElement>('[data-widget-id]')?.dataset['widgetId']
    const widget = slide.widgets.find((one) => one.widgetId === widgetId)
    if (!widget) return actions.isChoosing ? undefined : actions.select({ kind: 'BACKGROUND' })
    if (event.shiftKey) return actions.press(widget.widgetId, 'REACH')
    if (event.ctrlKey || event.metaKey || actions.isChoosing) return actions.press(widget.widgetId, 'TOGGLE')
    const isAlone = actions.ids.length === 1 && actions.ids[0] === widget.widgetId
    if (!isAlone) return actions.press(widget.widgetId, 'ONE')
    if (typedOf(widget).length === 0) return openEmptyMedia()
    actions.startTyping(widget, pressedPart(widget, target), { x: event.clientX, y: event.clientY })
  }
}

/** The slide on a phone: pressed to select, pressed again to type, dragged to reorder. Links are inactive. */
export function Preview({ size, scale, isLargeText, showsTools, cutTo }: PreviewProps) {
  const t = useText()
  const actions = useEditorActionsContext()
  const { handle, ids } = actions
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const boxes = useWidgetBoxes(frame, ids)
  const [box] = boxes
  const offset = cutTo === undefined ? 0 : cutOffset(box, (size.height + FRAME) * scale, cutTo)
  useScrolledIntoView(frame, ids.at(-1))
  const handlePress = usePress()
  return (
    <div className={styles.phone} ref={frame} style={{ translate: `0 ${offset}px` }}>
      <PhoneFrame
        scale={scale}
        size={size}
        statusColour={statusColour(handle.state.document.viewMetadata.backgroundMedia)}
      >
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- arrows, Enter and space work here, as its name says */}
        <div
          ref={canvas}
          className={styles.canvas}
          data-place="stage"
          data-large={isLargeText}
          role="application"
          aria-label={t('slideActions:stage')}
          tabIndex={0}
          onClickCapture={handlePress}
        >
          <LiveSlide canvas={canvas} />
        </div>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      </PhoneFrame>
      <EmptyStart />
      <Marks {...{ frame, boxes, scale, size }} />
      {box && showsTools && <ToolStrip top={box.top} />}
    </div>
  )
}
