import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** What anyone who holds a tag may know about it; its owner sees more. */
export const registrationQuery = (api: Api, tagId: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['links', 'registration', tagId, isSignedIn],
    queryFn: async ({ signal }) => {
      const { state, tagSubType, tagName } = await api.links.registration({ tagId }, signal)
      return { state, tagSubType, tagName }
    },
    retry: false,
  })
