import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { toast } from '../../ui/toasts/toast.tsx'

/** Opens the page to pay for a plan, in this window; a plan that needs no page is there at once. */
export function useUpgrade() {
  const api = useApi()
  const client = useQueryClient()
  const t = useText()
  return useMutation({
    mutationFn: async (planId: string) => (await api.billing.updateStripe({ planId })).data,
    onSuccess: async (answer) => {
      if (answer.type === 'CHECKOUT') globalThis.location.assign(answer.url)
      else await client.invalidateQueries()
    },
    onError: (error) => toast.failed(t('plans:failed', { message: error.message })),
  })
}
