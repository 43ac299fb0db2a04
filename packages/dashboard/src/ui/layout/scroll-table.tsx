import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './scroll-table.module.css'

interface ScrollTableProps {
  /** What it lists. */
  label: string
  className?: string | undefined
  /** The head and the body of the table. */
  children: ReactNode
}

/** A table that scrolls in a place of its own, by keys too; its head stays in sight. */
export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
  <div className={classNames(styles['scroll'], className)} tabIndex={0} role="region" aria-label={label}>
    <table>{children}</table>
  </div>
)
