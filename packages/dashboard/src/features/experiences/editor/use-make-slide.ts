import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '@taplet/contract'
import { useApi } from '../../../lib/api.ts'
import { useTracking } from '../../../lib/tracking.ts'

/** Makes a blank slide in the library and answers its id. */
export function useMakeSlide() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutation<string, ApiError, string>({
    mutationFn: async (itemName) => (await api.slides.createItem({ itemName })).body.newExperienceItem.experienceItemId,
    onSuccess: async () => {
      track('item_created')
      await client.invalidateQueries({ queryKey: ['slides'] })
    },
  })
}
