import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './control-bar.module.css'
import { exitPath } from './exit-path.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { NavCount } from '../nav-count.tsx'
import { INBOX } from '../nav-items.ts'
import { useNavItem } from '../use-nav-item.ts'

/** The bottom bar on phones: Menu, Exit, Back, Home, Apps (spec §2). */
export function ControlBar() {
  const t = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const current = useNavItem()
  const here = (path: string) => ({ to: path, 'aria-current': path === current ? ('page' as const) : undefined })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const exit = exitPath(location.pathname, location.search)
  // React Router counts the entries of this visit; at the first one Back leads out, as Exit does.
  const canGoBack = (globalThis.history.state?.idx ?? 0) > 0
  const goBack = () => (canGoBack ? navigate(-1) : exit && navigate(exit))
  return (
    <>
      <nav className={styles.bar} aria-label={t('chrome:bar.label')}>
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" size={24} />
          {t('chrome:bar.menu')}
          {!isMenuOpen && <NavCount of={INBOX} />}
        </button>
        <button type="button" className={styles.item} disabled={!exit} onClick={() => exit && navigate(exit)}>
          <Icon name="exit" size={24} />
          {t('chrome:bar.exit')}
        </button>
        <button type="button" className={styles.item} disabled={!canGoBack && !exit} onClick={goBack}>
          <Icon name="back" size={24} />
          {t('chrome:bar.back')}
        </button>
        <Link {...here('/app/explore')} className={styles.item}>
          <Icon name="home" size={24} />
          {t('chrome:bar.home')}
        </Link>
        <Link {...here('/app/experiences')} className={styles.item}>
          <Icon name="apps" size={24} />
          {t('chrome:bar.apps')}
        </Link>
      </nav>
      <PhoneMenu open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </>
  )
}
