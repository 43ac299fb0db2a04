import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

/** Whether the account is closed, and what closing it would mean. */
export const closingQuery = ({ account }: Api) =>
  queryOptions({
    queryKey: ['account', 'closing'],
    queryFn: ({ signal }) => account.fetchClosing({}, signal),
    networkMode: 'always',
  })
export type ClosingFacts = Awaited<ReturnType<Api['account']['fetchClosing']>>
