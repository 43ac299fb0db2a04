import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Api, useApi } from './api.ts'

/** What this installation says of itself; it does not change while a page is open. */
export const instanceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['instance'],
    queryFn: ({ signal }) => api.instance.fetch(undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The origin that links and codes carry. On a laptop that is its address in the network, so that phones can follow them. */
export const usePublicUrl = (): string =>
  useQuery(instanceQuery(useApi())).data?.publicUrl || globalThis.location.origin
