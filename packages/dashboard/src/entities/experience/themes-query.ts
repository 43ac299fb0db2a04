import { queryOptions } from '@tanstack/react-query'
import { fetchCode } from '../../lib/lazy/fetch-code.ts'

/** The code that puts slides in the style of an app's theme; loaded where an app has one. */
export const themesQuery = queryOptions({
  queryKey: ['code', 'themes'],
  queryFn: () => fetchCode(() => import('@taplet/slides/themes')),
  staleTime: Number.POSITIVE_INFINITY,
})
