import type { LimitedKind } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keptQuery } from '../../../entities/plan/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** Stores what of one kind stays editable; the lists are fetched again, as they say what is read-only. */
export function useChooseKept() {
  const api = useApi()
  const client = useQueryClient()
  const t = useText()
  return useMutation({
    mutationFn: async (choice: { kind: LimitedKind; ids: string[] }) => (await api.plans.chooseKept(choice)).kept,
    onSuccess: async (kept, { kind }) => {
      client.setQueryData(keptQuery(api).queryKey, kept)
      toast.done(t('plans:kept.saved', { count: kept[kind].length }))
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'plans' })
    },
    onError: (error) => toast.failed(t('plans:kept.failed', { message: error.message })),
  })
}
