import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon-shapes.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './setting-row.module.css'

interface SettingRowProps {
  icon?: IconName
  title: ReactNode
  /** A chip beside the title. */
  status?: ReactNode
  /** One sentence below the title. */
  children?: ReactNode
  /** Buttons at the end; below the text where there is no room. */
  actions?: ReactNode
}

/** A setting and what can be done about it, one below the other with a line between them. */
export function SettingRow({ icon, title, status, children, actions }: SettingRowProps) {
  return (
    <div className={styles.row}>
      {icon && (
        <span className={styles.mark}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.title}>
          <h3>{title}</h3>
          {status}
        </div>
        {children && <div className={styles.about}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
