import { useText } from '../../../lib/text.ts'
import styles from '../auth-layout.module.css'

/** What a person accepts by creating an account, beside the button that does it; opens beside the form. */
export function TermsSentence({ action }: { action: string }) {
  const t = useText()
  return (
    <p className={styles.terms}>
      {t('auth:terms.before', { action })}{' '}
      <a href="/legal/terms-of-service" target="_blank" rel="noopener">
        {t('auth:terms.terms')}
      </a>
      {t('auth:terms.between')}{' '}
      <a href="/legal/privacy-policy" target="_blank" rel="noopener">
        {t('auth:terms.privacy')}
      </a>
      {t('auth:terms.after')}
    </p>
  )
}
