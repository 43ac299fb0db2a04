import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** Opens a closed account again. */
export function useBringBack() {
  const t = useText()
  const { account } = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['account', 'bringBack'],
    mutationFn: () => account.bringBack({}),
    networkMode: 'always',
    onSuccess: () => {
      toast.done(t('closing:closed.back'))
      // Everything rested, so everything may read differently now.
      return client.invalidateQueries()
    },
    onError: (error) => toast.failed(t('closing:closed.failed', { message: failureMessage(error, t) })),
  })
}
