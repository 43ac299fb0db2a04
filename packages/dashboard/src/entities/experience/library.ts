import type { ExperienceItem, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { mediaQuery } from '../media/queries.ts'
import { itemsQuery, viewsQuery } from '../slide/queries.ts'

/** The account's slides as instant apps show them. */
export interface Library {
  items: readonly ExperienceItem[]
  itemById: ReadonlyMap<string, ExperienceItem>
  viewById: ReadonlyMap<string, View>
  media: MediaLookup
}

interface LibraryState {
  library: Library | undefined
  isFailed: boolean
  retry: () => void
}

/** Slides, their content and their media together; undefined until all three have loaded. */
export function useLibrary(): LibraryState {
  const api = useApi()
  return useQueries({
    queries: [itemsQuery(api), viewsQuery(api), mediaQuery(api)],
    combine,
  })
}

type Answers = [UseQueryResult<ExperienceItem[]>, UseQueryResult<View[]>, UseQueryResult<MediaLookup[string][]>]

/** Declared once: the library then stays the same object until an answer changes, and memoised cards stay as they are. */
const combine = ([items, views, media]: Answers): LibraryState => ({
  library: items.data && views.data && media.data ? toLibrary(items.data, views.data, media.data) : undefined,
  isFailed: [items, views, media].some((query) => query.isError && query.data === undefined),
  retry: () => {
    for (const query of [items, views, media]) if (query.isError) void query.refetch()
  },
})

export const toLibrary = (items: ExperienceItem[], views: View[], media: readonly MediaLookup[string][]): Library => ({
  items,
  itemById: new Map(items.map((item) => [item.experienceItemId, item])),
  viewById: new Map(views.map((view) => [view.viewId, view])),
  media: Object.fromEntries(media.map((one) => [one.url, one])),
})

/** Returns the content of a slide, or undefined if the slide is gone or has none of its own. */
export function viewOf(library: Library | undefined, itemId: string): View | undefined {
  const viewId = library?.itemById.get(itemId)?.viewId
  return viewId ? library?.viewById.get(viewId) : undefined
}
