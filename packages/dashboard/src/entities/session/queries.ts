import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

export const sessionKey = ['session'] as const

/** Is this browser signed in? Asked once at the start; sign-in, sign-out and refused calls change it. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => ({ isSignedIn: (await api.identity.session(undefined, signal)).isSignedIn }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
