import { type ReactNode, useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import styles from './phone-body.module.css'

interface InlineSheetProps {
  label: string
  isTall?: boolean
  /** What it holds, for keys that lead there. */
  place?: 'form'
  onClose: () => void
  children: ReactNode
}

const CLOSE_AFTER = 64 // px pulled down

/**
 * A sheet that takes its room from the preview instead of covering it, so that what is edited stays in sight. It closes
 * by a pull on the grabber, and by Escape.
 */
export function InlineSheet({ label, isTall, place, onClose, children }: InlineSheetProps) {
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  const start = useRef<number>(undefined)
  const pulled = (y: number) => Math.max(0, y - (start.current ?? y))
  const settle = (isClosing: boolean) => {
    start.current = undefined
    if (panel.current) panel.current.style.translate = ''
    if (isClosing) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes, as for every sheet
    <section
      ref={panel}
      className={styles['sheet']}
      data-tall={isTall}
      data-place={place}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <button
        type="button"
        className={styles['grab']}
        aria-label={t('done')}
        tabIndex={-1}
        onPointerDown={(event) => {
          start.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (start.current !== undefined && panel.current)
            panel.current.style.translate = `0 ${pulled(event.clientY)}px`
        }}
        onPointerUp={(event) => settle(pulled(event.clientY) > CLOSE_AFTER)}
        onPointerCancel={() => settle(false)}
      >
        <i />
      </button>
      {children}
    </section>
  )
}
