import { ApiError, PRODUCT } from '@taplet/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useReportAddress } from '../address/use-report-address.ts'
import { ReportPane } from '../report-pane.tsx'
import { sharedQuery } from './share-queries.ts'
import styles from './shared-report.module.css'

/** A report as seen through its read-only link: only its days can be changed. */
export function SharedReport({ shareId }: { shareId: string }) {
  const t = useText()
  const reports = useApi().analytics
  const address = useReportAddress()
  const [since, setSince] = useState<string | null>()
  const days = address.daysNow(since)
  const query = useQuery({
    ...sharedQuery(reports, shareId, days),
    placeholderData: keepPreviousData,
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  })
  const report = query.data
  // All time begins with the report's first visit. Setting state while rendering is React's way to follow it.
  if (report && report.since !== since) setSince(report.since)
  const isEnded = query.error instanceof ApiError && query.error.status === 404
  const name = report?.subject.name
  const title = name
    ? t(report.subject.kind === 'LINK' ? 'analyticsSharing:page.linkTitle' : 'analyticsSharing:page.title', { name })
    : t('analyticsSharing:page.anyTitle')
  return (
    <div className={styles.page}>
      <title>{isEnded ? t('analyticsSharing:page.endedTitle') : title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header className={styles.top}>
        <Link to="/app/explore" className={styles.logo}>
          <Logo size="small" />
        </Link>
        {!isEnded && (
          <Chip tone="blue" icon="eye">
            {t('analyticsSharing:page.kind')}
          </Chip>
        )}
      </header>
      <main className={styles.main}>
        {isEnded ? (
          <EmptyState
            level={1}
            drawing="lost"
            title={t('analyticsSharing:page.endedTitle')}
            sentence={t('analyticsSharing:page.endedSentence')}
            action={<ButtonLink to="/app/explore">{t('analyticsSharing:page.explore')}</ButtonLink>}
          />
        ) : (
          <>
            <div className={styles.words}>
              <h1>{title}</h1>
              <p>{t('analyticsSharing:page.lede', { zone: days.timezone.replaceAll('_', ' ') })}</p>
            </div>
            <ReportPane query={query} address={address} />
          </>
        )}
      </main>
      <footer className={styles.foot}>
        <Link to="/app/explore">{t('analyticsSharing:page.made', { product: PRODUCT.name })}</Link>
      </footer>
    </div>
  )
}
