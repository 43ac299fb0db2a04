import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CategoryPills } from '../../features/explore/category-pills.tsx'
import { FeaturedGroups } from '../../features/explore/featured-groups.tsx'
import { LoadingCards } from '../../features/explore/loading-cards.tsx'
import { exploreQuery } from '../../features/explore/queries.ts'
import { useExploreAddress } from '../../features/explore/use-explore-address.ts'
import { sessionQuery } from '../../entities/session/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { explore } from '../../text/en/apps/explore.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { TopBar } from '../../ui/layout/page-header.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import styles from './explore.module.css'

addTexts('explore', explore)

// Loaded only with the first search or category.
const Results = lazyComponent(
  async () => (await import('../../features/explore/results/explore-results.tsx')).ExploreResults,
)

/** /app/explore: featured instant apps, and all others by search and category. Open to anyone. */
export function Explore() {
  const t = useText()
  const { query, category, text, type, choose, showAll } = useExploreAddress()
  const { data } = useQuery(exploreQuery(useApi()))
  const isSearch = category !== '' || query.trim() !== ''
  return (
    <>
      <title>{t('explore:title')}</title>
      <TopBar>
        <div className={styles.search}>
          <SearchField
            label={t('explore:search')}
            clearLabel={t('explore:clearSearch')}
            value={text}
            onChange={type}
            shortcut="/"
          />
        </div>
        <VisitorActions />
      </TopBar>
      <main className={styles.main}>
        <h1 className={styles.heading}>{t('explore:heading')}</h1>
        <p className={styles.lede}>{t('explore:lede')}</p>
        <CategoryPills categories={data?.categories ?? []} chosen={category} onChoose={choose} />
        <div className={styles.list}>
          {isSearch ? (
            <Suspense fallback={<LoadingCards className={styles.grid} />}>
              <Results query={query} category={category} onShowAll={showAll} />
            </Suspense>
          ) : (
            <Featured />
          )}
        </div>
      </main>
    </>
  )
}

function Featured() {
  const t = useText()
  const { data, isPending, isFetching, refetch } = useQuery(exploreQuery(useApi()))
  if (data) return data.experiences.length > 0 ? <FeaturedGroups {...data} /> : <NothingYet />
  if (isPending) return <LoadingCards className={styles.grid} />
  const retry = { label: t('retry'), onRetry: () => void refetch(), busy: isFetching }
  return <ErrorState title={t('explore:errorTitle')} sentence={t('explore:errorSentence')} retry={retry} />
}

/** For people who are not signed in: sign-in and sign-up. */
function VisitorActions() {
  const t = useText()
  const { data: session } = useQuery(sessionQuery(useApi()))
  if (session?.isSignedIn !== false) return null
  return (
    <div className={styles.ways}>
      <ButtonLink kind="plain" to="/login">
        {t('chrome:account.signIn')}
      </ButtonLink>
      <span className={styles.make}>
        <ButtonLink kind="pri" icon="plus" to="/signup">
          {t('chrome:account.signUp')}
        </ButtonLink>
      </span>
    </div>
  )
}

function NothingYet() {
  const t = useText()
  return (
    <EmptyState
      title={t('explore:emptyTitle')}
      sentence={t('explore:emptySentence')}
      action={
        <ButtonLink kind="pri" to="/app/experiences/create">
          {t('explore:make')}
        </ButtonLink>
      }
    />
  )
}
