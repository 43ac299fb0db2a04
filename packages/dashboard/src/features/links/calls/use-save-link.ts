import type { ApiError, Tag, TagInput } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { rememberLinks } from './remember-link.ts'

export interface WantedLink extends TagInput {
  /** Of a link that exists; without it a new one is made. */
  tagId?: string
  /** What the edits stand on. */
  revision?: number
}

/** Makes a link, or changes one. */
export function useSaveLink() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<Tag, ApiError, WantedLink>({
    mutationKey: ['links', 'save'],
    mutationFn: async ({ tagId, revision, ...fields }) => {
      if (tagId !== undefined)
        return (await api.links.update({ ...fields, tagId, ...(revision !== undefined && { revision }) })).tagData
      await deletions.commitAll('LINKS') // their places may be needed
      const { tagData } = await api.links.create(fields)
      track('trigger_created')
      return tagData
    },
    onSuccess: (saved) => {
      rememberLinks(client, api, [saved])
      // Where it leads is tried anew.
      void client.invalidateQueries({ queryKey: ['links', 'stats'] })
    },
  })
}
