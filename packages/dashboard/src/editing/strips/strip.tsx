import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './strip.module.css'

interface StripProps {
  icon: 'clock' | 'info' | 'warning'
  words: string
  /** An error: announced immediately, in the danger colour. */
  isAlert?: boolean
  /** Nothing to decide: one low line without a colour. */
  isQuiet?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** A notice between an editor's top bar and its body. */
export function Strip({ icon, words, isAlert = false, isQuiet = false, children }: StripProps) {
  const t = useText()
  return (
    <section className={styles.strip} data-alert={isAlert} data-quiet={isQuiet} aria-label={t('editing:drafts.region')}>
      <Icon name={icon} />
      <p role={isAlert ? 'alert' : 'status'}>{words}</p>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}
