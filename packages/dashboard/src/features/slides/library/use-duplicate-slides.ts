import type { ApiError, ExperienceItem } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useStudio } from '../../../lib/studio.ts'
import { useText } from '../../../lib/text.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { copyName } from '../copy-name.ts'
import { rememberSlide } from '../queries.ts'

/** Adds copies of slides, contents and all, to the library, one after the other; those made before one is refused stay. */
export function useDuplicateSlides() {
  const t = useText()
  const api = useApi()
  const studio = useStudio()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<ExperienceItem[], ApiError, readonly ExperienceItem[]>({
    mutationKey: ['slides', 'duplicate'],
    mutationFn: async (items) => {
      await deletions.commitAll('SLIDES') // their places may be needed
      const copies: ExperienceItem[] = []
      for (const { experienceItemId, itemName: name } of items) {
        const itemName = copyName(t('slides:list.copyOf', { name }))
        const { newExperienceItem, updatedView } = (await studio.slides.duplicateItem({ experienceItemId, itemName }))
          .body
        rememberSlide(client, api, newExperienceItem, updatedView)
        track('item_created')
        copies.push(newExperienceItem)
      }
      return copies
    },
  })
}
