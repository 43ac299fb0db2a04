import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './strip.module.css'

interface StripProps {
  icon: 'clock' | 'info' | 'warning'
  words: string
  /** Something is wrong: said at once, in the colour of danger. */
  isAlert?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** A line of news between an editor's top bar and its body. */
export function Strip({ icon, words, isAlert = false, children }: StripProps) {
  const t = useText()
  return (
    <section className={styles['strip']} data-alert={isAlert} aria-label={t('editing:drafts.region')}>
      <Icon name={icon} />
      <p role={isAlert ? 'alert' : 'status'}>{words}</p>
      <div className={styles['buttons']}>{children}</div>
    </section>
  )
}
