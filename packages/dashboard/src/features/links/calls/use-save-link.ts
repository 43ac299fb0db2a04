import type { ApiError, Tag, TagInput } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { deletions } from '../../../ui/list/deletions.ts'
import { rememberLinks } from './remember-link.ts'

export interface WantedLink extends TagInput {
  /** Id of an existing link; without it a new one is created. */
  tagId?: string
  /** The revision that the edits are based on. */
  revision?: number
}

/** Creates a link, or changes one. */
export function useSaveLink() {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<Tag, ApiError, WantedLink>({
    mutationKey: ['links', 'save'],
    mutationFn: async ({ tagId, revision, ...fields }) => {
      if (tagId !== undefined)
        return (await api.links.update({ ...fields, tagId, ...(revision !== undefined && { revision }) })).tagData
      await deletions.commitAll('LINKS') // they count towards the plan's limit until deleted
      const { tagData } = await api.links.create(fields)
      track('trigger_created')
      return tagData
    },
    onSuccess: (saved) => {
      rememberLinks(client, api, [saved])
      // The destination is checked again.
      void client.invalidateQueries({ queryKey: ['links', 'stats'] })
    },
  })
}
