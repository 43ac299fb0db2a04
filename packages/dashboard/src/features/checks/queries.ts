import { MAX_LAYOUT_LENGTH, type MeasuredLayout } from '@taplet/contract'
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

/** The stored layouts of an app's slides, and a function that stores a new one. Undefined until it is known whether there are any. */
export function useStoredLayouts(experienceId: string) {
  const api = useApi()
  const client = useQueryClient()
  const query = layoutsQuery(api, experienceId)
  const { data, isError } = useQuery(query)
  const store = async (one: MeasuredLayout): Promise<void> => {
    client.setQueryData(query.queryKey, (known = NONE) => new Map([...known, [one.slideId, one]]))
    if (JSON.stringify(one.layout).length > MAX_LAYOUT_LENGTH) return
    try {
      await api.checks.saveLayout(one)
    } catch {
      // Nothing is lost: the slide is measured again at the next opening.
    }
  }
  return { stored: isError ? NONE : data, store }
}
