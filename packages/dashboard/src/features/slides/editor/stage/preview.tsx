import { SlideView } from '@taplet/slides/view'
import '@taplet/slides/view.css'
import { type MouseEvent, useDeferredValue, useRef } from 'react'
import { PhoneFrame } from '../../../../ui/layout/phone-frame.tsx'
import { useEditorContext } from '../editor-context.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './stage.module.css'
import { statusColour } from './status-colour.ts'
import { ToolStrip } from './tool-strip.tsx'
import { usePlayingVideos } from './use-playing-videos.ts'
import { type Box, useScrolledIntoView, useWidgetBox } from './use-widget-box.ts'

const RING_GAP = 5 // px between a widget and its ring

interface PreviewProps {
  handle: SlideEditorHandle
  size: { width: number; height: number }
  scale: number
  isLargeText: boolean
  showsTools: boolean
  /** Shows this many pixels of the phone's height, around the selected widget; all of it unless told. */
  cutTo?: number | undefined
}

const FRAME = 20 // px of the phone's body around its screen, at scale 1

/** How far the phone moves up, px, so that the middle of the widget stands in the middle of what is shown. */
function cutOffset(box: Box | undefined, phoneHeight: number, shown: number): number {
  const middle = box ? box.top + box.height / 2 : 0
  return Math.min(0, Math.max(shown - phoneHeight, shown / 2 - middle))
}

/** The slide on a phone. A press selects the widget under it, or the background; links do not lead away. */
export function Preview({ handle, size, scale, isLargeText, showsTools, cutTo }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { media } = useEditorContext()
  // Typing stays quick: the picture may follow a moment later.
  const slide = useDeferredValue(handle.state.document)
  const { widget } = handle
  const box = useWidgetBox(frame, widget?.widgetId)
  const offset = cutTo === undefined ? 0 : cutOffset(box, (size.height + FRAME) * scale, cutTo)
  usePlayingVideos(frame)
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
    <div className={styles['phone']} ref={frame} style={{ translate: `0 ${offset}px` }}>
      <PhoneFrame scale={scale} size={size} statusColour={statusColour(slide.viewMetadata.backgroundMedia)}>
        {/* Keyboard and screen readers select in the list; this is the same for pointers. */}
        <div className={styles['canvas']} data-large={isLargeText} onClickCapture={handlePress}>
          <SlideView slide={slide} media={media} isDeferred={false} />
        </div>
      </PhoneFrame>
      {box && widget && (
        <>
          <div className={styles['clip']}>
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
          </div>
          {showsTools && <ToolStrip handle={handle} widget={widget} top={box.top} />}
        </>
      )}
    </div>
  )
}
