import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './checks.module.css'

interface ResultProps {
  look: 'busy' | 'good'
  title: string
  role?: 'status'
  children: ReactNode
}

/** What came of the checks where there is nothing to list, in one line with a sentence. */
export const Result = ({ look, title, role, children }: ResultProps) => (
  <div className={styles.result} data-look={look} role={role}>
    <span className={styles.mark}>
      <Icon name={look === 'good' ? 'check' : 'reload'} size={18} />
    </span>
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </div>
)
