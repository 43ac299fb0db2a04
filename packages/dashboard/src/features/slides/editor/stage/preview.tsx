import { SlideView } from '@taplet/slides/view'
import '@taplet/slides/view.css'
import { type MouseEvent, useDeferredValue, useRef } from 'react'
import { PhoneFrame } from '../../../../ui/layout/phone-frame.tsx'
import { useEditorContext } from '../editor-context.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './stage.module.css'
import { statusColour } from './status-colour.ts'
import { ToolStrip } from './tool-strip.tsx'
import { useScrolledIntoView, useWidgetBox } from './use-widget-box.ts'

const RING_GAP = 5 // px between a widget and its ring

interface PreviewProps {
  handle: SlideEditorHandle
  size: { width: number; height: number }
  scale: number
  isLargeText: boolean
  showsTools: boolean
}

/** The slide on a phone. A press selects the widget under it, or the background; links do not lead away. */
export function Preview({ handle, size, scale, isLargeText, showsTools }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { media } = useEditorContext()
  // Typing stays quick: the picture may follow a moment later.
  const slide = useDeferredValue(handle.state.slide)
  const { widget } = handle
  const box = useWidgetBox(frame, widget?.widgetId)
  useScrolledIntoView(frame, widget?.widgetId)
  const handlePress = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    // Listeners of React are given elements; text nodes do not get clicks.
    const cell = (event.target as Element).closest<HTMLElement>('[data-widget-id]')
    const widgetId = cell?.dataset['widgetId']
    handle.select(widgetId === undefined ? { kind: 'BACKGROUND' } : { kind: 'WIDGET', widgetId })
  }
  return (
    <div className={styles['phone']} ref={frame}>
      <PhoneFrame scale={scale} size={size} statusColour={statusColour(slide.viewMetadata.backgroundMedia)}>
        {/* Keyboard and screen readers select in the list; this is the same for pointers. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={styles['canvas']} data-large={isLargeText} onClickCapture={handlePress}>
          <SlideView slide={slide} media={media} isDeferred={false} />
        </div>
      </PhoneFrame>
      {box && widget && (
        <>
          <div
            className={styles['ring']}
            style={{
              left: box.left - RING_GAP,
              top: box.top - RING_GAP,
              width: box.width + RING_GAP * 2,
              height: box.height + RING_GAP * 2,
            }}
          >
            <i />
            <i />
          </div>
          {showsTools && <ToolStrip handle={handle} widget={widget} top={box.top} />}
        </>
      )}
    </div>
  )
}
