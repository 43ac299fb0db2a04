import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FeaturedCard } from '../features/explore/featured-card.tsx'
import { categoriesOf, findFeatured } from '../features/explore/find-featured.ts'
import { PickOfTheWeek } from '../features/explore/pick-of-the-week.tsx'
import { exploreQuery } from '../features/explore/queries.ts'
import { sessionQuery } from '../features/identity/queries.ts'
import { useApi } from '../lib/api.ts'
import { addTexts, useText } from '../lib/text.ts'
import { explore } from '../text/en/explore.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { FilterPill } from '../ui/layout/chip.tsx'
import { TopBar } from '../ui/layout/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import styles from './explore.module.css'

addTexts('explore', explore)

const PHONE_WIDTH = 200 // px

/** /app/explore: the public list of featured instant apps. Open to anyone. */
export function Explore() {
  const t = useText()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string>()
  const { data, isPending, isFetching, refetch } = useQuery(exploreQuery(useApi()))
  const found = findFeatured(data ?? [], category, search)
  const isAll = search.trim() === '' && category === undefined
  const [pick] = found
  const showAll = () => {
    setSearch('')
    setCategory(undefined)
  }
  return (
    <>
      <title>{t('explore:title')}</title>
      <TopBar>
        <div className={styles['search']}>
          <SearchField
            label={t('explore:search')}
            clearLabel={t('explore:clearSearch')}
            value={search}
            onChange={setSearch}
            shortcut="/"
          />
        </div>
        <VisitorActions />
      </TopBar>
      <main className={styles['main']}>
        <h1 className={styles['heading']}>{t('explore:heading')}</h1>
        <p className={styles['lede']}>{t('explore:lede')}</p>
        {data && data.length > 0 && (
          <div className={styles['filters']} role="group" aria-label={t('explore:categories')}>
            <FilterPill selected={category === undefined} onSelect={() => setCategory(undefined)}>
              {t('explore:all')}
            </FilterPill>
            {categoriesOf(data).map((one) => (
              <FilterPill key={one} selected={category === one} onSelect={() => setCategory(one)}>
                {one}
              </FilterPill>
            ))}
          </div>
        )}
        <ListState
          experiences={data}
          found={found.length}
          isFailed={!isPending && !data}
          search={search}
          retry={{ label: t('retry'), onRetry: () => void refetch(), busy: isFetching }}
          onShowAll={showAll}
        />
        <div className={styles['grid']}>
          {isAll && pick && (
            <div className={styles['wide']}>
              <PickOfTheWeek experience={pick} />
            </div>
          )}
          {found.slice(isAll ? 1 : 0).map((experience) => (
            <FeaturedCard key={experience.experienceId} experience={experience} width={PHONE_WIDTH} />
          ))}
        </div>
      </main>
    </>
  )
}

/** For people who are not signed in: the two ways in. */
function VisitorActions() {
  const t = useText()
  const { data: session } = useQuery(sessionQuery(useApi()))
  if (session?.isSignedIn !== false) return null
  return (
    <div className={styles['ways']}>
      <ButtonLink kind="plain" to="/login">
        {t('chrome:account.signIn')}
      </ButtonLink>
      <span className={styles['make']}>
        <ButtonLink kind="pri" icon="plus" to="/signup">
          {t('chrome:account.signUp')}
        </ButtonLink>
      </span>
    </div>
  )
}

interface ListStateProps {
  /** Undefined until they have arrived. */
  experiences: readonly unknown[] | undefined
  found: number
  isFailed: boolean
  search: string
  retry: { label: string; onRetry: () => void; busy: boolean }
  onShowAll: () => void
}

/** What stands in place of the list while there is none to show. */
function ListState({ experiences, found, isFailed, search, retry, onShowAll }: ListStateProps) {
  const t = useText()
  if (isFailed)
    return <ErrorState title={t('explore:errorTitle')} sentence={t('explore:errorSentence')} retry={retry} />
  if (!experiences)
    return (
      <Skeletons label={t('explore:loading')}>
        <div className={styles['grid']}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={440} radius={32} />
          ))}
        </div>
      </Skeletons>
    )
  if (experiences.length === 0)
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
  if (found > 0) return null
  return (
    <EmptyState
      drawing="lost"
      title={t('explore:noMatch', { search })}
      sentence={t('explore:noMatchHint')}
      action={<Button onClick={onShowAll}>{t('explore:showAll')}</Button>}
    />
  )
}
