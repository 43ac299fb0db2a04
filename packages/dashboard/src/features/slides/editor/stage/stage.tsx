import { useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { devices } from '../interactions/use-view.ts'
import type { EditorLayout } from '../../../../editing/use-editor-layout.ts'
import { TypingStrip } from '../typing/typing-strip.tsx'
import { Preview } from './preview.tsx'
import { StageChecks } from './stage-checks.tsx'
import styles from './stage.module.css'
import { useFit } from './use-fit.ts'

const LEAST_SCALE = 0.4 // if smaller, nothing could be pressed; then a part of the phone is shown
const rooms = { PHONE: 'little', TABLET: 'narrow', DESKTOP: 'wide' } as const

/** The centre of the editor: the phone, with controls for its size and for large text. */
export function Stage({ layout }: { layout: EditorLayout }) {
  const t = useText()
  const { device, setDevice, isLargeText, setIsLargeText, typing } = useEditorActionsContext()
  const room = useRef<HTMLDivElement>(null)
  const fit = useFit(room, device)
  const isPhone = layout === 'PHONE'
  const scale = isPhone ? Math.max(fit.scale, LEAST_SCALE) : fit.scale
  const isCut = scale > fit.scale
  return (
    <main className={styles.stage} data-room={rooms[layout]} aria-label={t('slides:stage.label')}>
      <div className={styles.room} data-cut={isCut} ref={room}>
        <Preview
          {...{ scale, isLargeText }}
          size={device}
          showsTools={layout === 'DESKTOP'}
          cutTo={isCut ? fit.height : undefined}
        />
      </div>
      {!isPhone && (
        <footer className={styles.foot}>
          <div className={styles.float}>
            <div className={styles.widths} role="group" aria-label={t('slides:stage.width')}>
              {devices.map((one) => (
                <button key={one.width} type="button" aria-pressed={one === device} onClick={() => setDevice(one)}>
                  {one.width}
                </button>
              ))}
            </div>
            <i className={styles.line} />
            <button
              type="button"
              className={styles.textSize}
              aria-pressed={isLargeText}
              onClick={() => setIsLargeText(!isLargeText)}
            >
              {t('slides:stage.text', { percent: isLargeText ? 200 : 100 })}
            </button>
          </div>
          {typing ? <TypingStrip /> : <StageChecks />}
        </footer>
      )}
    </main>
  )
}
