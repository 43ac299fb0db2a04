import type { ApiError, Tag, TagInput } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { rememberLinks } from '../calls/remember-link.ts'

type Claim = Omit<TagInput, 'tagSubType'> & { tagId: string }

/** Claims an unowned tag as a link of the account. */
export function useClaim() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<Tag, ApiError, Claim>({
    mutationKey: ['links', 'claim'],
    mutationFn: async (claim) => (await api.links.claim(claim)).tagData,
    onSuccess: (link) => {
      track('trigger_created')
      rememberLinks(client, api, [link])
    },
  })
}
