import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** How the signed-in person signs in. */
export const securityQuery = (api: Api) =>
  queryOptions({
    queryKey: ['security'],
    queryFn: async ({ signal }) => (await api.security.fetch(undefined, signal)).security,
  })

/** Where the signed-in person is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['security', 'sessions'],
    queryFn: async ({ signal }) => (await api.security.fetchSessions(undefined, signal)).sessions,
  })
