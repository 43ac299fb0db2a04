import { useLocation } from 'react-router'
import { loginPath } from '../../lib/login-path.ts'
import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './history-view.module.css'

/** Explains that the history is paused, and resumes it. */
export function PausedNote({
  isSignedIn,
  isBusy,
  onResume,
}: {
  isSignedIn: boolean
  isBusy: boolean
  onResume: () => void
}) {
  const t = useText()
  return (
    <section className={styles.note} data-tone="amber" aria-label={t('history:pausedTitle')}>
      <Icon name="pause" size={20} />
      <div>
        <b>{t('history:pausedTitle')}</b>
        <p>{t(`history:paused.${isSignedIn ? 'account' : 'device'}`)}</p>
      </div>
      <Button small busy={isBusy} onClick={onResume}>
        {t('history:resume')}
      </Button>
    </section>
  )
}

/** For visitors without an account: where their history is stored, and how to have it everywhere. */
export function DeviceNote() {
  const t = useText()
  return (
    <section className={styles.note} aria-label={t('history:signInTitle')}>
      <Icon name="shield" size={20} />
      <div>
        <b>{t('history:signInTitle')}</b>
        <p>{t('history:signInHint')}</p>
      </div>
      <ButtonLink small to={loginPath(useLocation())}>
        {t('history:signIn')}
      </ButtonLink>
    </section>
  )
}
