import type { ApiError, ExperienceItem, ItemType } from '@taplet/contract'
import type { Product, ProductInput } from '@taplet/contract/kinds'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { type KindsApi, useKinds } from '../../../lib/kinds.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { rememberSlide } from '../queries.ts'

const FRESH_MS = 60_000

/** What a website allows and says of itself. */
export const websiteQuery = (kinds: KindsApi, url: string | undefined) =>
  queryOptions({
    queryKey: ['websites', 'check', url],
    queryFn: async ({ signal }) => (await kinds.websites.check({ url: url ?? '' }, signal)).website,
    enabled: url !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  })

/** The account's own products. */
export const productsQuery = (kinds: KindsApi) =>
  queryOptions({
    queryKey: ['products', 'list'],
    queryFn: async ({ signal }) => (await kinds.products.list(undefined, signal)).products,
  })

export interface NewItem {
  itemName: string
  itemType: ItemType
  websiteUrl?: string
  productId?: string
}

/** Adds a slide that shows a website or a product to the library. */
export function useCreateItem() {
  const api = useApi()
  const kinds = useKinds()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem, ApiError, NewItem>({
    mutationKey: ['slides', 'create'],
    mutationFn: async (item) => {
      await deletions.commitAll('SLIDES') // their places may be needed
      const { newExperienceItem } = (await api.slides.createItem(item)).body
      rememberSlide(client, api, newExperienceItem, null)
      return newExperienceItem
    },
    onSuccess: ({ productId }) => {
      track('item_created')
      // They say on which slides they are shown.
      if (productId !== null) void client.invalidateQueries({ queryKey: productsQuery(kinds).queryKey })
    },
  })
}

type ItemChange = { itemName: string; websiteUrl?: string; productId?: string }

/** Saves name and target of such a slide. */
export function useUpdateItem(item: ExperienceItem) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation<ExperienceItem, ApiError, ItemChange>({
    mutationKey: ['slides', 'updateItem'],
    mutationFn: async (change) => {
      const { experienceItemId, revision } = item
      return (await api.slides.updateItem({ experienceItemId, ...change, revision })).body.updatedExperienceItem
    },
    onSuccess: (saved) => rememberSlide(client, api, saved, null),
  })
}

/** Saves a product, a new one without an id. */
export function useSaveProduct() {
  const kinds = useKinds()
  const client = useQueryClient()
  const { queryKey } = productsQuery(kinds)
  return useMutation<Product, ApiError, ProductInput & { productId?: string; revision?: number }>({
    mutationKey: ['products', 'save'],
    mutationFn: async ({ productId, revision, ...input }) =>
      productId === undefined
        ? (await kinds.products.create(input)).product
        : (await kinds.products.update({ ...input, productId, revision })).product,
    onSuccess: (saved) =>
      client.setQueryData(queryKey, (all) =>
        all?.some((one) => one.productId === saved.productId)
          ? all.map((one) => (one.productId === saved.productId ? saved : one))
          : [...(all ?? []), saved],
      ),
  })
}
