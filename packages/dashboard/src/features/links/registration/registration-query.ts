import { queryOptions } from '@tanstack/react-query'
import type { CodesApi } from '../../../lib/codes.ts'

/** What somebody who holds a tag may know of it; its owner is told more. */
export const registrationQuery = (codes: CodesApi, tagId: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['links', 'registration', tagId, isSignedIn],
    queryFn: async ({ signal }) => {
      const { state, tagSubType, tagName } = await codes.links.registration({ tagId }, signal)
      return { state, tagSubType, tagName }
    },
    retry: false,
  })
