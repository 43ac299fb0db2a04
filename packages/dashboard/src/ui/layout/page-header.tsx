import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../icon-button.tsx'
import styles from './page-header.module.css'
import { useArrivalFocus } from './use-arrival-focus.ts'

interface PageHeaderProps {
  title: string
  /** One line below the title, e.g. the address. */
  subtitle?: ReactNode
  /** A chip beside the title. */
  status?: ReactNode
  back?: { to: string; label: string }
  /** At most one `pri` button, last. */
  actions?: ReactNode
}

/** The 80 px bar at the top of a screen: its title and actions. */
export function PageHeader({ title, subtitle, status, back, actions }: PageHeaderProps) {
  const navigate = useNavigate()
  return (
    <TopBar>
      {back && <IconButton icon="back" label={back.label} onClick={() => navigate(back.to)} />}
      <div className={styles.titles}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {status}
        </div>
        {subtitle && <p className={styles.sub}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.end}>{actions}</div>}
    </TopBar>
  )
}

/** The same bar with the screen's own content, e.g. a search field. */
export function TopBar({ children }: { children: ReactNode }) {
  const bar = useArrivalFocus()
  return (
    <header className={styles.bar} ref={bar}>
      {children}
    </header>
  )
}
