import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.ts'
import { useSheetPull } from '../../../../ui/overlays/sheet/use-sheet-pull.ts'
import styles from './phone-body.module.css'
import { useSheetFocus } from './use-sheet-focus.ts'

interface InlineSheetProps {
  label: string
  isTall?: boolean
  /** Its content, for shortcuts that focus it. */
  place?: 'form'
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet that takes its space from the preview instead of covering it, so that what is edited stays visible. Its
 * handle resizes it; Escape closes it.
 */
export function InlineSheet({ label, isTall, place, onClose, children }: InlineSheetProps) {
  const t = useText()
  const { panel, stop, toggle, grip } = useSheetPull(onClose)
  useSheetFocus(panel)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes, as for every sheet
    <section
      ref={panel}
      className={styles.sheet}
      data-tall={isTall}
      data-stop={stop}
      data-place={place}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <button
        type="button"
        className={styles.grab}
        aria-label={t(stop === 'FULL' ? 'slides:sheet.lower' : 'slides:sheet.raise')}
        onClick={toggle}
        {...grip}
      >
        <i />
      </button>
      {children}
    </section>
  )
}
