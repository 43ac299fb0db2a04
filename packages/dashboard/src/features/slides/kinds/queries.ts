import type { ApiError, ExperienceItem, ItemType } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productsQuery } from '../../../entities/product/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { rememberSlide } from '../../../entities/slide/queries.ts'

export interface NewItem {
  itemName: string
  itemType: ItemType
  websiteUrl?: string
  productId?: string
}

/** Adds a slide that shows a website or a product to the library. */
export function useCreateItem() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem, ApiError, NewItem>({
    mutationKey: ['slides', 'create'],
    mutationFn: async (item) => {
      await deletions.commitAll('SLIDES') // they count towards the plan's limit until deleted
      const { newExperienceItem } = (await api.slides.createItem(item)).body
      rememberSlide(client, api, newExperienceItem, null)
      return newExperienceItem
    },
    onSuccess: ({ productId }) => {
      track('item_created')
      // Products contain the list of their slides.
      if (productId !== null) void client.invalidateQueries({ queryKey: productsQuery(api).queryKey })
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
