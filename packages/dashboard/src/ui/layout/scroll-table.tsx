import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './scroll-table.module.css'

interface ScrollTableProps {
  /** Accessible name of the table. */
  label: string
  className?: string | undefined
  /** Head and body of the table. */
  children: ReactNode
}

/** A table that scrolls in its own container, by keyboard too; its head stays visible. */
export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
  <div className={classNames(styles.scroll, className)} tabIndex={0} role="region" aria-label={label}>
    <table>{children}</table>
  </div>
)
