import { Link } from 'react-router'
import { useText } from '../../lib/text.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { useSession } from '../guards/use-session.ts'
import { AccountMenu } from './account-menu.tsx'
import { NavCount } from './nav-count.tsx'
import { HistoryLink } from './history-link.tsx'
import { useNavItems } from './nav-items.ts'
import { useNavItem } from './use-nav-item.ts'
import { SettingsButton } from './settings.tsx'
import styles from './side-nav.module.css'
import { TipsToggle } from './tips-toggle.tsx'

/** The navigation rail, 127 px wide: the three sections above, personal tools below. */
export function SideNav() {
  const t = useText()
  const { isSignedIn } = useSession()
  const current = useNavItem()
  return (
    <nav className={styles.nav} aria-label={t('chrome:nav.label')}>
      <Link to="/app/explore" className={styles.logo}>
        <Logo size="mark" />
      </Link>
      {useNavItems().map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.item}
          aria-current={item.to === current ? 'page' : undefined}
        >
          <Icon name={item.icon} size={24} />
          {t(item.text)}
          <NavCount of={item.to} />
        </Link>
      ))}
      <div className={styles.end}>
        <HistoryLink />
        <TipsToggle />
        <SettingsButton />
        {isSignedIn && <AccountMenu />}
      </div>
    </nav>
  )
}
