import { FREE_LIMITS, mayCreate, type Page, tierOf } from '@taplet/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { draftsQuery, hasDraft } from '../../entities/experience/draft-orders.ts'
import { useLibrary } from '../../entities/experience/library.ts'
import { ExperiencesList } from '../../features/experiences/list/experiences-list.tsx'
import { useVisitLabels } from '../../features/experiences/list/use-visit-labels.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { PlanOffer } from '../../entities/plan/plan-offer.tsx'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { appCopies } from '../../text/en/apps/app-copies.ts'
import { experiences } from '../../text/en/apps/experiences.ts'
import { lists } from '../../text/en/lists.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { useIdSet } from '../../ui/list/selecting/use-id-set.ts'
import { UndoStrip } from '../../ui/list/undo-strip.tsx'
import { useDeleting } from '../../ui/list/use-deleting.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { LimitNote } from '../../ui/list/limit-note.tsx'
import { FailedStrip } from '../../ui/states/failed-strip.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import styles from './experiences.module.css'

addTexts('appCopies', appCopies)
addTexts('experiences', experiences)
addTexts('lists', lists)

const Checklist = lazyComponent(
  async () => (await import('../../features/onboarding/checklist.tsx')).Checklist,
  'SILENT',
)

/** /app/experiences: all instant apps of the account. */
export function Experiences() {
  const t = useText()
  const api = useApi()
  const { data } = useSuspenseQuery(pagesQuery(api))
  const deleting = useDeleting('APPS')
  const pages = useMemo(() => data.filter((page) => !deleting.has(page.experienceId)), [data, deleting])
  const { data: account } = useQuery(accountQuery(api))
  const { library, isFailed, retry } = useLibrary()
  const { data: drafts } = useQuery({ ...draftsQuery(api, account?.accountId), staleTime: 0 })
  const edited = drafts ? pages.filter((page) => hasDraft(drafts, page)) : []
  const unsaved = useIdSet(edited.map((page) => page.experienceId))
  const room = roomOf(pages, account)
  const { visitsOf, week } = useVisitLabels()
  const isPhone = useIsPhone()
  const count = pages.length
  const limit = FREE_LIMITS.experience
  const apps = room.isFree ? t('lists:apps.limit', { count, limit }) : t('experiences:count', { count })
  return (
    <>
      <title>{t('experiences:title')}</title>
      <PageHeader
        title={t('experiences:title')}
        // Phones have room for only one of them.
        subtitle={week === undefined || isPhone ? apps : `${apps} · ${week}`}
        actions={
          <ButtonLink kind="pri" icon="plus" to="/app/experiences/create">
            {t('experiences:new')}
          </ButtonLink>
        }
      />
      <main className={styles.main}>
        <UndoStrip kind="APPS" />
        <Suspense fallback={null}>
          <Checklist pages={pages} />
        </Suspense>
        {room.isFull && (
          <LimitNote text={t(room.hasReadOnly ? 'plans:readOnlyApps' : 'lists:apps.limitReached', { limit })}>
            <PlanOffer featureId="experiences" isReadOnly={room.hasReadOnly} />
          </LimitNote>
        )}
        {isFailed && <FailedStrip text={t('lists:picturesFailed')} onRetry={retry} />}
        {!library && !isFailed ? (
          <Skeletons label={t('experiences:loading')}>
            <div className={styles.tools}>
              <Skeleton height={48} radius={24} />
            </div>
            <div className={styles.grid}>
              {pages.map((page) => (
                <Skeleton key={page.experienceId} height={372} radius={16} />
              ))}
            </div>
          </Skeletons>
        ) : (
          <ExperiencesList {...{ pages, library, unsaved, visitsOf }} accessLevel={account?.accessLevel} />
        )}
      </main>
    </>
  )
}

/** What the plan leaves to be made and changed. */
function roomOf(pages: readonly Page[], account: { accessLevel: number } | undefined) {
  const isFree = account !== undefined && tierOf(account.accessLevel) === 'FREE'
  return {
    isFree,
    isFull: isFree && !mayCreate('experience', account.accessLevel, pages.length),
    hasReadOnly: pages.some((page) => page.isReadOnly),
  }
}
