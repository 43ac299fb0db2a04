import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** The signed-in account. */
export const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }) => (await api.account.fetch(undefined, signal)).accountData,
    staleTime: 5 * MINUTE_MS,
    // The link to the picture ends after a week (spec §9): in a tab that stays open it is renewed long before.
    refetchInterval: DAY_MS,
    refetchIntervalInBackground: true,
  })
