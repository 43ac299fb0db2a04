import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IconName } from '../icons/icon-shapes.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './brief-row.module.css'

interface BriefRowProps {
  icon: IconName
  title: string
  note: ReactNode
  /** At the right, with what it counts below. */
  value?: string | undefined
  unit?: string | undefined
  to: string
}

/** A row of a short list: what it is, and its number. The whole row is a link. */
export const BriefRow = ({ icon, title, note, value, unit, to }: BriefRowProps) => (
  <li className={styles.row}>
    <span className={styles.mark}>
      <Icon name={icon} size={18} />
    </span>
    <span className={styles.words}>
      <Link to={to} className={styles.open}>
        {title}
      </Link>
      <small>{note}</small>
    </span>
    {value !== undefined && (
      <span className={styles.value}>
        <b>{value}</b>
        {unit && <small>{unit}</small>}
      </span>
    )}
  </li>
)

export const BriefRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>
