import type { Role } from '@taplet/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

export const sessionKey = ['session'] as const

export interface Session {
  isSignedIn: boolean
  /** The account that this session works in. Unknown for a moment after a sign-in. */
  open?: { accountId: string; personId: string; role: Role; accounts: number }
}

/** Whether this browser is signed in. Fetched once at the start; sign-in, sign-out and refused calls update it. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<Session> => {
      const { isSignedIn, open } = await api.identity.session(undefined, signal)
      return { isSignedIn, ...(open && { open }) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
