import type { ReactNode } from 'react'
import type { IconName } from '../../../ui/icons/icon-shapes.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './share.module.css'

interface ShareRowProps {
  icon: IconName
  title: string
  hint?: string
  /** The one thing to do about it. */
  children: ReactNode
}

export const ShareRow = ({ icon, title, hint, children }: ShareRowProps) => (
  <li className={styles.row}>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <div className={styles.about}>
      <b>{title}</b>
      {hint && <span>{hint}</span>}
    </div>
    {children}
  </li>
)
