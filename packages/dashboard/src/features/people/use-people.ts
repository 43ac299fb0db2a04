import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ProofCancelled, useProve } from '../../entities/security/proof-context.ts'
import { type Api, useApi } from '../../lib/api/api.ts'
import { toast } from '../../ui/toasts/toast.tsx'

type People = Omit<Awaited<ReturnType<Api['people']['list']>>, 'callResult'>

const KEY = ['people', 'list'] as const

/** People of the open account, as an owner sees them. */
export function usePeople() {
  const api = useApi()
  return useQuery({ queryKey: KEY, queryFn: ({ signal }): Promise<People> => api.people.list(undefined, signal) })
}

/** Changes the people of the account, after proof where the server asks for it; every change answers them as they are then. */
export function useChangePeople() {
  const api = useApi()
  const client = useQueryClient()
  const prove = useProve()
  return useMutation({
    mutationKey: ['account', 'people'],
    mutationFn: (change: (calls: Api['people']) => Promise<People>) => prove(() => change(api.people)),
    networkMode: 'always',
    onSuccess: (people) => client.setQueryData(KEY, people),
    onError: (error) => {
      if (!(error instanceof ProofCancelled)) toast.failed(error.message)
    },
  })
}
export type ChangePeople = ReturnType<typeof useChangePeople>
