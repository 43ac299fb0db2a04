import { Suspense } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useIsPhone, useIsWide } from '../../lib/device/use-is-phone.ts'
import { Sheet } from '../../ui/overlays/sheet/sheet.tsx'
import { Delayed } from '../../ui/states/delayed.tsx'
import { useSession } from '../guards/use-session.ts'
import styles from './app-shell.module.css'
import { ControlBar } from './phone/control-bar.tsx'
import { SideNav } from './side-nav.tsx'
import { usePassingTips } from './use-passing-tips.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

// Help is long, so it is loaded only on request.
const Tips = lazyComponent(async () => (await import('../../features/tips/tips.tsx')).Tips)
const AccountNotices = lazyComponent(async () => (await import('./account-notices.tsx')).AccountNotices, 'SILENT')

/** The frame of every screen under /app: navigation, screen, tips (spec §2 Chrome). */
export function AppShell() {
  const t = useText()
  const { isSignedIn } = useSession()
  const isPhone = useIsPhone()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const { showingTips, change } = useSettings()
  const isWide = useIsWide()
  usePassingTips(!isWide, pathname)
  const hideTips = () => change({ showingTips: false })
  const tips = (
    <Suspense fallback={null}>
      <Tips pathname={pathname} {...(!isPhone && { onClose: hideTips })} />
    </Suspense>
  )
  return (
    <div className={styles.app} data-tips={showingTips}>
      <a className={styles.skip} href="#content">
        {t('chrome:skip')}
      </a>
      {navigation.state !== 'idle' && (
        <Delayed>
          <div className={styles.pending} role="progressbar" aria-label={t('loading')}>
            <i />
          </div>
        </Delayed>
      )}
      {!isPhone && <SideNav />}
      <div id="content" className={styles.main} tabIndex={-1}>
        {isSignedIn && (
          <Suspense fallback={null}>
            <AccountNotices />
          </Suspense>
        )}
        <Outlet />
      </div>
      {/* Escape and the button close them too. */}
      {showingTips && !isPhone && !isWide && <div className={styles.scrim} onClick={hideTips} aria-hidden="true" />}
      {showingTips && !isPhone && (
        <aside className={styles.tips} aria-label={t('chrome:tips.name')}>
          {tips}
        </aside>
      )}
      {isPhone && (
        <>
          <ControlBar />
          <Sheet open={showingTips} title={t('chrome:tips.name')} doneLabel={t('done')} onClose={hideTips}>
            {tips}
          </Sheet>
        </>
      )}
    </div>
  )
}
