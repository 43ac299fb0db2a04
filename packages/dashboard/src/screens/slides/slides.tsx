import type { Page } from '@taplet/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { draftsQuery, withDraftUses } from '../../entities/experience/draft-orders.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { AddToAppDialog } from '../../features/experiences/add-to-app/add-to-app-dialog.tsx'
import { SlideLibrary } from '../../features/slides/library/slide-library.tsx'
import { SlideLibrarySkeleton } from '../../features/slides/library/slide-library-skeleton.tsx'
import { itemsQuery, mediaLookupQuery, viewsQuery } from '../../entities/slide/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { lists } from '../../text/en/lists.ts'
import { slides } from '../../text/en/slides/slides.ts'
import { useIdSet } from '../../ui/list/selecting/use-id-set.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

addTexts('lists', lists)
addTexts('slides', slides)

// Stable values, because cards are memoised.
const NO_MEDIA = {}
const NO_PAGES: readonly Page[] = []

/** /app/experienceItems: the slide library. */
export function Slides() {
  const t = useText()
  const api = useApi()
  const [items, views] = useQueries({ queries: [itemsQuery(api), viewsQuery(api)] })
  const media = useQuery(mediaLookupQuery(api))
  const account = useQuery(accountQuery(api))
  const pages = useQuery(pagesQuery(api))
  const accountId = account.data?.accountId
  const { data: drafts } = useQuery({ ...draftsQuery(api, accountId), staleTime: 0 })
  // The slides, with the apps that have them in a draft among those that use them.
  const shown = useMemo(() => items.data && withDraftUses(items.data, drafts?.orders ?? {}), [items.data, drafts])
  const unsaved = useIdSet(drafts?.slides ?? [])
  const title = <title>{t('slides:list.title')}</title>
  if (shown && views.data)
    return (
      <>
        {title}
        <SlideLibrary
          items={shown}
          views={views.data}
          media={media.data ?? NO_MEDIA}
          accessLevel={account.data?.accessLevel}
          pages={pages.data ?? NO_PAGES}
          unsaved={unsaved}
          AddToApp={AddToAppDialog}
        />
      </>
    )
  if (!items.isError && !views.isError)
    return (
      <>
        {title}
        <SlideLibrarySkeleton />
      </>
    )
  const retry = () => {
    for (const query of [items, views]) if (query.isError) void query.refetch()
  }
  return (
    <>
      {title}
      <ErrorState
        title={t('slides:list.errorTitle')}
        sentence={t('slides:list.error')}
        safe={t('slides:list.errorSafe')}
        retry={{ label: t('retry'), onRetry: retry, busy: items.isFetching || views.isFetching }}
      />
    </>
  )
}
