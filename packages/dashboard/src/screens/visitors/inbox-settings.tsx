import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { PAYOUTS_PATH } from '../../entities/payouts/payouts-path.ts'
import { countsQuery, settingsQuery } from '../../features/inbox/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { DigestCard } from '../../features/inbox/settings/digest-card.tsx'
import { RetentionCard } from '../../features/inbox/settings/retention-card.tsx'
import styles from '../../features/inbox/settings/settings.module.css'
import { WebhookCard } from '../../features/inbox/settings/webhook-card.tsx'
import { addTexts, useText } from '../../lib/text.ts'
import { inboxSettings } from '../../text/en/inbox/inbox-settings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

addTexts('inboxSettings', inboxSettings)

function Waiting({ height }: { height: number }) {
  return (
    <Skeletons label={useText()('loading')}>
      <Skeleton height={height} radius={16} />
    </Skeletons>
  )
}

/** /app/inbox/settings: summary emails, the webhook, retention, and the way to payouts. */
export function InboxSettings() {
  const t = useText()
  const calls = useApi().inbox
  const settings = useQuery(settingsQuery(calls))
  const { data: counts } = useQuery(countsQuery(calls))
  const { data: account } = useQuery(accountQuery(useApi()))
  const { data } = settings
  return (
    <>
      <title>{t('inboxSettings:title')}</title>
      <PageHeader title={t('inboxSettings:title')} back={{ to: '/app/inbox', label: t('inboxSettings:back') }} />
      <main className={styles.page}>
        {data ? (
          <>
            <div className={styles.column}>
              <Card title={t('inboxSettings:payouts.title')}>
                <div className={styles.stack}>
                  <p className={styles.lede}>{t('inboxSettings:payouts.lede')}</p>
                  <div className={styles.actions}>
                    <ButtonLink icon="card" to={PAYOUTS_PATH}>
                      {t('inboxSettings:payouts.open')}
                    </ButtonLink>
                  </div>
                </div>
              </Card>
              <DigestCard digest={data.digest} email={account?.email ?? null} />
              <RetentionCard counts={counts} />
            </div>
            <WebhookCard webhook={data.webhook} />
          </>
        ) : settings.isError ? (
          <ErrorState
            title={t('inboxSettings:error.title')}
            sentence={t('inboxSettings:error.sentence')}
            safe={t('inboxSettings:error.safe')}
            retry={{ label: t('retry'), onRetry: () => void settings.refetch(), busy: settings.isFetching }}
          />
        ) : (
          <Waiting height={320} />
        )}
      </main>
    </>
  )
}
