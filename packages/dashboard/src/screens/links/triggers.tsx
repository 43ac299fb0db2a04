import { FREE_LIMITS, type LinkBatch, mayCreate, type Tag, tierOf } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { linkBatchesQuery, linkStatsQuery, linksQuery } from '../../entities/link/queries.ts'
import type { LinkFacts } from '../../features/links/list/find-links.ts'
import { LinksHeader } from '../../features/links/list/links-header.tsx'
import { LinksList } from '../../features/links/list/links-list.tsx'
import { LinksSkeleton } from '../../features/links/list/links-skeleton.tsx'
import { type FoundLinks, useFoundLinks } from '../../features/links/list/use-found-links.ts'
import { newLinkPath } from '../../entities/link/link-paths.ts'
import { type Known, useKnown } from '../../features/links/parts/use-known.ts'
import { LinkTabs } from '../../entities/link/link-tabs.tsx'
import { PlanOffer } from '../../entities/plan/plan-offer.tsx'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { links as linkTexts } from '../../text/en/links/links.ts'
import { lists } from '../../text/en/lists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LimitNote } from '../../ui/list/limit-note.tsx'
import { UndoStrip } from '../../ui/list/undo-strip.tsx'
import { useDeleting } from '../../ui/list/use-deleting.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FailedStrip } from '../../ui/states/failed-strip.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import styles from './triggers.module.css'

addTexts('lists', lists)
addTexts('links', linkTexts)

const NO_LINKS: readonly Tag[] = []
const NO_BATCHES: readonly LinkBatch[] = []
const NO_FACTS: LinkFacts = { scans: {}, health: {} }

const LinkAnalytics = lazyComponent(
  async () => (await import('../../features/analytics/link/link-analytics.tsx')).LinkAnalytics,
)

const JobStrips = lazyComponent(async () => (await import('../../features/long-jobs/job-strips.tsx')).JobStrips)

/** /app/triggers: all links of the account; with `analytics`, the visits through one of them. */
export function Triggers() {
  const [params] = useSearchParams()
  const tagId = params.get('analytics')
  if (!tagId) return <AllLinks />
  return (
    <Suspense fallback={null}>
      <LinkAnalytics key={tagId} tagId={tagId} />
    </Suspense>
  )
}

function AllLinks() {
  const t = useText()
  const api = useApi()
  const query = useQuery(linksQuery(api))
  const stats = useQuery(linkStatsQuery(api))
  const known = useKnown()
  const deleting = useDeleting('LINKS')
  const links = useMemo(() => query.data?.filter((link) => !deleting.has(link.tagId)), [query.data, deleting])
  const [isImporting, setIsImporting] = useState(false)
  const facts = stats.data ?? NO_FACTS
  const { subtitle, isFull, limit } = useRoom(links ?? NO_LINKS)
  const { data: batches = NO_BATCHES } = useQuery(linkBatchesQuery(api))
  const list = useFoundLinks({ links: links ?? NO_LINKS, facts, known, batches })
  return (
    <>
      <title>{t('links:list.title')}</title>
      <LinksHeader
        subtitle={links ? subtitle : undefined}
        links={links}
        found={list}
        isImporting={isImporting}
        DownloadDialog={DownloadDialog}
        onImporting={setIsImporting}
      />
      <LinkTabs />
      <main className={styles.main}>
        <UndoStrip kind="LINKS" />
        <Suspense fallback={null}>
          <JobStrips />
        </Suspense>
        {isFull && (
          <LimitNote text={t('links:list.limitReached', { limit })}>
            <PlanOffer featureId="links" isReadOnly={links?.some((link) => link.isReadOnly) === true} />
          </LimitNote>
        )}
        {stats.isError && links && (
          <FailedStrip
            text={t('links:list.statsFailed')}
            busy={stats.isFetching}
            onRetry={() => void stats.refetch()}
          />
        )}
        {links ? (
          <Found links={links} list={list} facts={facts} known={known} onImport={() => setIsImporting(true)} />
        ) : (
          <NotYet isError={query.isError} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
      </main>
    </>
  )
}

interface FoundProps {
  links: readonly Tag[]
  list: FoundLinks
  facts: LinkFacts
  known: Known
  onImport: () => void
}

function Found({ links, list, facts, known, onImport }: FoundProps) {
  const t = useText()
  const designOf = (link: Tag) => known.designById.get(link.qrDesignId ?? '')
  if (links.length > 0) return <LinksList {...{ links, list, facts, known, designOf, DownloadDialog }} />
  return (
    <EmptyState
      title={t('links:list.emptyTitle')}
      sentence={t('links:list.empty')}
      action={
        <>
          <ButtonLink to={newLinkPath()}>{t('links:new')}</ButtonLink>
          <Button onClick={onImport}>{t('links:list.import')}</Button>
        </>
      }
    />
  )
}

function NotYet({ isError, isBusy, onRetry }: { isError: boolean; isBusy: boolean; onRetry: () => void }) {
  const t = useText()
  if (!isError) return <LinksSkeleton />
  return (
    <ErrorState
      title={t('links:list.errorTitle')}
      sentence={t('links:list.error')}
      safe={t('links:list.errorSafe')}
      retry={{ label: t('retry'), onRetry, busy: isBusy }}
    />
  )
}

/** Number of links; on the Free plan with the limit, and whether it is reached. */
function useRoom(links: readonly Tag[]) {
  const t = useText()
  const { data: account } = useQuery(accountQuery(useApi()))
  const limit = FREE_LIMITS.link
  if (account === undefined || tierOf(account.accessLevel) !== 'FREE')
    return { subtitle: t('links:list.count', { count: links.length }), isFull: false, limit }
  const count = links.filter((link) => !link.isDefault).length
  const isFull = !mayCreate('link', account.accessLevel, count)
  const limited = t('links:list.limit', { count, limit })
  const own = links.length - count
  return { subtitle: own > 0 ? t('links:list.limitAndOwn', { limited, count: own }) : limited, isFull, limit }
}
