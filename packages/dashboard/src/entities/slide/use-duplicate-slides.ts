import type { ApiError, ExperienceItem } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { useTracking } from '../../lib/tracking.ts'
import { useMutationOnce } from '../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../ui/list/deletions.ts'
import { numberedCopy } from '../../ui/list/numbered-copy.ts'
import { NAME_MAX } from './name-problem.ts'
import { itemsQuery, rememberSlide } from './queries.ts'

/** Adds copies of slides, with their content, to the library one by one; copies made before a refusal stay. */
export function useDuplicateSlides() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem[], ApiError, readonly ExperienceItem[]>({
    mutationKey: ['slides', 'duplicate'],
    mutationFn: async (items) => {
      await deletions.commitAll('SLIDES') // they count towards the plan's limit until deleted
      const copies: ExperienceItem[] = []
      for (const { experienceItemId, itemName: name } of items) {
        const names = (client.getQueryData(itemsQuery(api).queryKey) ?? []).map((item) => item.itemName)
        const itemName = numberedCopy(name, names, NAME_MAX)
        const { newExperienceItem, updatedView } = (await api.slides.duplicateItem({ experienceItemId, itemName })).body
        rememberSlide(client, api, newExperienceItem, updatedView)
        track('item_created')
        copies.push(newExperienceItem)
      }
      return copies
    },
  })
}
