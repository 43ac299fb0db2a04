import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** Which slides and apps use which files, and how full the library is. */
export const useOfMediaQuery = ({ media }: Api) =>
  queryOptions({
    queryKey: ['media', 'getUse'],
    queryFn: async ({ signal }) => {
      const { uses, usedBytes, limitBytes } = await media.getUse(undefined, signal)
      return { usedBytes, limitBytes, uses: new Map(uses.map((use) => [use.url, use])) }
    },
  })
