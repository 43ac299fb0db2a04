import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface CardProps {
  title?: string
  /** Words beside the title; below it on a phone. */
  lede?: ReactNode
  /** One button, at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** Groups things that belong together. Never put a card inside a card. */
export function Card({ title, lede, action, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {lede && <p className={styles.lede}>{lede}</p>}
          {action}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
