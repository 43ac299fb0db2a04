import { useSettings } from '../../lib/settings.ts'
import { addTexts, useText } from '../../lib/text.ts'
import type { TrackingService } from '../../lib/tracking/find-service.ts'
import { consent } from '../../text/en/apps/consent.ts'
import { Button } from '../../ui/button.tsx'
import styles from './consent-card.module.css'
import { hostOf } from './host-of.ts'

addTexts('consent', consent)

/** Asks for consent without blocking: both answers take one press and look alike; until then nothing is sent. */
export function ConsentCard({ service }: { service: TrackingService }) {
  const t = useText()
  const change = useSettings((settings) => settings.change)
  return (
    <section className={styles.card} aria-labelledby="consent-title">
      <h2 id="consent-title">{t('consent:title')}</h2>
      <p>{t('consent:sentence', { host: hostOf(service) })}</p>
      <p>{t('consent:later')}</p>
      <div className={styles.answers}>
        <Button wide onClick={() => change({ productEvents: 'REFUSED' })}>
          {t('consent:no')}
        </Button>
        <Button wide onClick={() => change({ productEvents: 'ALLOWED' })}>
          {t('consent:yes')}
        </Button>
      </div>
    </section>
  )
}
