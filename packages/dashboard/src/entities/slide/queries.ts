import type { ApiError, ExperienceItem, View } from '@taplet/contract'
import type { AppTheme, MediaLookup } from '@taplet/slides/schema'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'
import { deletions } from '../../ui/list/deletions.ts'
import { useTracking } from '../../lib/tracking.ts'
import { useMutationOnce } from '../../lib/timing/use-mutation-once.ts'

/** The slide library of the account. */
export const itemsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['slides', 'getAllItems'],
    queryFn: async ({ signal }) => (await api.slides.getAllItems(undefined, signal)).body.experienceItems,
  })

/** The contents of the account's slides. */
export const viewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['slides', 'getAllViews'],
    queryFn: async ({ signal }) => (await api.slides.getAllViews(undefined, signal)).views,
  })

/** The account's pictures and videos, in the form in which slides refer to them. */
export const mediaLookupQuery = (api: Api) =>
  queryOptions({
    queryKey: ['media', 'getAll'],
    queryFn: async ({ signal }) => (await api.media.getAll(undefined, signal)).media,
    select: (media): MediaLookup => Object.fromEntries(media.map((one) => [one.url, one])),
  })

function put<Entry>(list: readonly Entry[] | undefined, entry: Entry, isSame: (one: Entry) => boolean) {
  if (!list) return undefined // not fetched yet: the fetch will include it
  return list.some(isSame) ? list.map((one) => (isSame(one) ? entry : one)) : [entry, ...list]
}

/** Updates the cached library after a save, without refetching. */
export function rememberSlide(client: QueryClient, api: Api, item: ExperienceItem, view: View | null): void {
  // The library dates a slide by its content, too; what saving content returns has only that.
  const dated = view && view.updatedAt > item.updatedAt ? { ...item, updatedAt: view.updatedAt } : item
  client.setQueryData(itemsQuery(api).queryKey, (items) =>
    put(items, dated, (one) => one.experienceItemId === item.experienceItemId),
  )
  if (view)
    client.setQueryData(viewsQuery(api).queryKey, (views) => put(views, view, (one) => one.viewId === view.viewId))
}

/** Adds a blank slide with this name to the library, in the look of the app, or of its draft, that it is for. */
export function useCreateSlide(app: { experienceId?: string; theme?: AppTheme | null } = {}) {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem, ApiError, string>({
    mutationKey: ['slides', 'create'],
    mutationFn: async (itemName) => {
      await deletions.commitAll('SLIDES') // they count towards the plan's limit until deleted
      const { newExperienceItem, updatedView } = (await api.slides.createItem({ itemName, ...app })).body
      rememberSlide(client, api, newExperienceItem, updatedView)
      return newExperienceItem
    },
    onSuccess: () => track('item_created'),
  })
}

interface Duplicate {
  item: ExperienceItem
  view: View | undefined
  itemName: string
}

/** Adds a copy of a slide, with its content, to the library. */
export function useDuplicateSlide() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem, ApiError, Duplicate>({
    mutationKey: ['slides', 'duplicate'],
    mutationFn: async ({ item: { itemType, websiteUrl, productId }, view, itemName }) => {
      const target = { websiteUrl, ...(productId !== null && { productId }) }
      const { newExperienceItem, updatedView } = (await api.slides.createItem({ itemName, itemType, ...target })).body
      rememberSlide(client, api, newExperienceItem, updatedView)
      if (!view || !updatedView) return newExperienceItem
      const { viewMetadata, widgets } = view
      const { viewId, revision } = updatedView
      const copy = await api.slides.updateView({ viewId, viewName: itemName, viewMetadata, widgets, revision })
      rememberSlide(client, api, newExperienceItem, copy.updatedView)
      return newExperienceItem
    },
    onSuccess: () => track('item_created'),
  })
}

/** Renames a slide of the library. */
export function useRenameSlide() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<ExperienceItem, ApiError, { item: ExperienceItem; itemName: string }>({
    mutationKey: ['slides', 'rename'],
    mutationFn: async ({ item: { experienceItemId, revision }, itemName }) =>
      (await api.slides.updateItem({ experienceItemId, itemName, revision })).body.updatedExperienceItem,
    onSuccess: (item) => rememberSlide(client, api, item, null),
  })
}

/** Deletes a slide from the library and from every instant app that shows it. */
export function useDeleteSlide() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<unknown, ApiError, ExperienceItem>({
    mutationKey: ['slides', 'delete'],
    mutationFn: ({ experienceItemId }) => api.slides.deleteItem({ experienceItemId }),
    onSuccess: async (_, { experienceItemId }) => {
      client.setQueryData(itemsQuery(api).queryKey, (items) =>
        items?.filter((one) => one.experienceItemId !== experienceItemId),
      )
      // The apps that contained it now have a different list of slides.
      await client.invalidateQueries({ queryKey: ['experiences'] })
    },
  })
}
