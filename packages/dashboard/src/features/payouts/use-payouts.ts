import type { PayoutAccount } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../lib/text.ts'
import { useOnceAtATime } from '../../lib/timing/use-once-at-a-time.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { failureMessage } from '../../lib/api/failure-message.ts'
import { payoutsQuery } from '../../entities/payouts/queries.ts'
import { useApi } from '../../lib/api/api.ts'

/** State and actions of the payout account. */
export function usePayouts() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const query = useQuery(payoutsQuery(api))
  const { queryKey } = payoutsQuery(api)
  const say = (error: unknown) => toast.failed(t('selling:payouts.failed', { message: failureMessage(error, t) }))
  const connect = useMutation({
    mutationKey: ['payouts', 'connect'],
    mutationFn: (returnPath: string) => api.payouts.connect({ returnPath }),
    networkMode: 'always',
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: say,
  })
  const disconnect = useMutation({
    mutationKey: ['payouts', 'disconnect'],
    mutationFn: async (): Promise<PayoutAccount> => (await api.payouts.disconnect({})).account,
    networkMode: 'always',
    onSuccess: (account) => {
      client.setQueryData(queryKey, account)
      toast.done(t('selling:payouts.disconnected'))
    },
    onError: say,
  })
  const goConnect = useOnceAtATime((returnPath: string) => connect.mutateAsync(returnPath))
  return {
    account: query.data,
    isFailed: query.isError,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    /** Opens the provider's pages, which return to this path. */
    connect: goConnect,
    // Stays true until the provider's pages are open.
    isConnecting: connect.isPending || connect.isSuccess,
    disconnect,
  }
}
