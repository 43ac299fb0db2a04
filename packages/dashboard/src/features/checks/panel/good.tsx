import { screens } from '@taplet/checks'
import { useText } from '../../../lib/text.ts'
import styles from './checks.module.css'

/** No findings: a phone with a check mark. */
export function Good({ isApp }: { isApp: boolean }) {
  const t = useText()
  return (
    <div className={styles.good}>
      <svg viewBox="0 0 168 132" aria-hidden="true">
        <path
          className={styles.ground}
          d="M58 8h52a50 50 0 0 1 50 50v52a14 14 0 0 1-14 14H58A50 50 0 0 1 8 74V58A50 50 0 0 1 58 8z"
        />
        <rect className={styles.body} x="56" y="14" width="58" height="108" rx="15" />
        <path className={styles.line} d="M78 24h14M72 98h26M72 108h16" />
        <circle className={styles.disc} cx="85" cy="64" r="21" />
        <path className={styles.tick} d="m75 64 7 7 13-14" />
      </svg>
      <h3>{t('checks:goodTitle')}</h3>
      <p>{t(isApp ? 'checks:goodApp' : 'checks:goodSlide', { screens: screens.length })}</p>
    </div>
  )
}
