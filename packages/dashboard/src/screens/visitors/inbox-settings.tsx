import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { countsQuery, settingsQuery } from '../../features/inbox/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { DigestCard } from '../../features/inbox/settings/digest-card.tsx'
import { RetentionCard } from '../../features/inbox/settings/retention-card.tsx'
import styles from '../../features/inbox/settings/settings.module.css'
import { WebhookCard } from '../../features/inbox/settings/webhook-card.tsx'
import { addTexts, useText } from '../../lib/text.ts'
import { inboxCount } from '../../text/en/inbox/inbox-count.ts'
import { inboxSettings } from '../../text/en/inbox/inbox-settings.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

addTexts('inboxSettings', inboxSettings)
addTexts('inboxCount', inboxCount)

const PayoutsCard = lazyComponent(
  async () => (await import('../../features/inbox/payouts/payouts-card.tsx')).PayoutsCard,
)

function Waiting({ height }: { height: number }) {
  return (
    <Skeletons label={useText()('loading')}>
      <Skeleton height={height} radius={16} />
    </Skeletons>
  )
}

/** /app/inbox/settings: payouts, summary emails, the webhook, and retention. */
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
              <Suspense fallback={<Waiting height={220} />}>
                <PayoutsCard />
              </Suspense>
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
