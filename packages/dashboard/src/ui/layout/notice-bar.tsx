import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-shapes.tsx'
import styles from './notice-bar.module.css'

interface NoticeBarProps {
  icon: IconName
  text: string
  /** The one thing to do about it. */
  action: ReactNode
}

/** A bar above every screen: what is wrong with the account, and the way to fix it. */
export const NoticeBar = ({ icon, text, action }: NoticeBarProps) => (
  <div className={styles.bar} role="status">
    <Icon name={icon} />
    <p>{text}</p>
    {action}
  </div>
)
