import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

export const sessionKey = ['session'] as const

/** Whether this browser is signed in. Fetched once at the start; sign-in, sign-out and refused calls update it. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => ({ isSignedIn: (await api.identity.session(undefined, signal)).isSignedIn }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
