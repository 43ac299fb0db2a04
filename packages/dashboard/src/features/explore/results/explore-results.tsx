import type { FeaturedExperience } from '@taplet/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { exploreResults } from '../../../text/en/apps/explore-results.ts'
import { Button } from '../../../ui/button.tsx'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { FailedStrip } from '../../../ui/states/failed-strip.tsx'

import { FeaturedCard } from '../featured-card.tsx'
import { LoadingCards } from '../loading-cards.tsx'
import styles from './explore-results.module.css'
import { searchQuery } from './search-query.ts'

addTexts('exploreResults', exploreResults)

interface ExploreResultsProps {
  query: string
  category: string
  onShowAll: () => void
}

const PHONE_WIDTH = 200 // px
// Size of a card that is not rendered yet.
const BOX = { width: '100%', height: 500 }

/** The results of a search or a category, with a button for more. */
export function ExploreResults({ query: typed, category, onShowAll }: ExploreResultsProps) {
  const t = useText()
  const query = typed.trim()
  const results = useInfiniteQuery({ ...searchQuery(useApi(), query, category), placeholderData: keepPreviousData })
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = results
  if (!data)
    return results.isError ? (
      <ErrorState
        title={t('exploreResults:errorTitle')}
        sentence={t('exploreResults:errorSentence')}
        retry={{ label: t('retry'), onRetry: () => void refetch(), busy: isFetching }}
      />
    ) : (
      <LoadingCards className={styles.grid} />
    )
  const found = eachOnce(data.pages.flatMap((page) => page.experiences))
  if (found.length === 0) return <NoMatch query={query} category={category} onShowAll={onShowAll} />
  const isMoreFailed = isFetchNextPageError && !isFetchingNextPage
  return (
    <section aria-labelledby="found" aria-busy={results.isPlaceholderData}>
      <FoundWords count={found.length} hasMore={hasNextPage} query={query} category={category} />
      <div className={styles.grid} data-old={results.isPlaceholderData}>
        {found.map((experience) => (
          <WhenNear key={experience.experienceId} style={BOX}>
            <FeaturedCard experience={experience} width={PHONE_WIDTH} />
          </WhenNear>
        ))}
      </div>
      {isMoreFailed && <FailedStrip text={t('exploreResults:moreFailed')} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isMoreFailed && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('exploreResults:showMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface FoundWordsProps {
  count: number
  hasMore: boolean
  query: string
  category: string
}

/** How many there are, and of what. */
function FoundWords({ count, hasMore, query, category }: FoundWordsProps) {
  const t = useText()
  const words = [
    t(hasMore ? 'exploreResults:foundMore' : 'exploreResults:found', { count }),
    category && t('exploreResults:inCategory', { category }),
    query && t('exploreResults:forQuery', { query }),
  ]
  return (
    <h2 id="found" className={styles.found}>
      <span role="status">{words.filter(Boolean).join(' ')}</span>
    </h2>
  )
}

/** Visit counts are updated now and then, so an app may appear again on a later page. */
const eachOnce = (experiences: readonly FeaturedExperience[]): FeaturedExperience[] => [
  ...new Map(experiences.map((one) => [one.experienceId, one])).values(),
]

function NoMatch({ query, category, onShowAll }: ExploreResultsProps) {
  const t = useText()
  const title =
    query === ''
      ? t('exploreResults:noneIn', { category })
      : category === ''
        ? t('exploreResults:noMatch', { query })
        : t('exploreResults:noMatchIn', { query, category })
  return (
    <EmptyState
      drawing="lost"
      title={title}
      sentence={t('exploreResults:noMatchHint')}
      action={<Button onClick={onShowAll}>{t('exploreResults:showAll')}</Button>}
    />
  )
}
