import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** Whether visitors can pay; refetched when somebody returns from the provider's pages. */
export const payoutsQuery = ({ payouts }: Api) =>
  queryOptions({
    queryKey: ['payouts', 'account'],
    queryFn: async ({ signal }) => (await payouts.fetch({}, signal)).account,
    refetchOnWindowFocus: 'always',
    // Without a network it fails with a message instead of waiting silently.
    networkMode: 'always',
  })
