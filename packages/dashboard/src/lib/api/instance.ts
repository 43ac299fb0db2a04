import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Api, useApi } from './api.ts'

/** Public facts about this installation; they do not change while a page is open. */
export const instanceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['instance'],
    queryFn: ({ signal }) => api.instance.fetch(undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The origin of links and codes: the short domain where there is one. */
export const useLinkUrl = (): string => {
  const publicUrl = usePublicUrl()
  return useQuery(instanceQuery(useApi())).data?.linkUrl || publicUrl
}

/** The origin of pages. On a laptop its address in the local network, so that phones can open them. */
export const usePublicUrl = (): string =>
  useQuery(instanceQuery(useApi())).data?.publicUrl || globalThis.location.origin
