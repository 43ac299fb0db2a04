import { MAX_LAYOUT_LENGTH, MAX_STORED_LAYOUTS, type MeasuredLayout } from '@taplet/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '../../lib/api/api.ts'
import type { StoredLayouts } from './checker.ts'

const byId = (layouts: readonly MeasuredLayout[]): StoredLayouts => new Map(layouts.map((one) => [one.slideId, one]))

/** What was measured of the slides of an app, on any device. */
export const layoutsQuery = (api: Api, experienceId: string) =>
  queryOptions({
    queryKey: ['checks', 'layouts', experienceId],
    queryFn: async ({ signal }) => byId((await api.checks.layouts({ experienceId }, signal)).layouts),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })

const NONE: StoredLayouts = new Map()

/** The stored layouts of an app's slides, and a function that stores new ones. Undefined until it is known whether there are any. */
export function useStoredLayouts(experienceId: string) {
  const api = useApi()
  const client = useQueryClient()
  const query = layoutsQuery(api, experienceId)
  const { data, isError } = useQuery(query)
  const store = async (layouts: readonly MeasuredLayout[]): Promise<void> => {
    client.setQueryData(query.queryKey, (known = NONE) => new Map([...known, ...byId(layouts)]))
    const small = layouts.filter(({ layout }) => JSON.stringify(layout).length <= MAX_LAYOUT_LENGTH)
    try {
      for (let at = 0; at < small.length; at += MAX_STORED_LAYOUTS)
        await api.checks.saveLayouts({ layouts: small.slice(at, at + MAX_STORED_LAYOUTS) })
    } catch {
      // Nothing is lost: these slides are measured again at the next opening.
    }
  }
  return { stored: isError ? NONE : data, store }
}
