import { type AccountData, ApiError } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../../entities/account/queries.ts'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

export type ProfileChange = NonNullable<Parameters<Api['account']['update']>[0]>

/** Stores a change of the profile; `field` keeps the outcomes of fields apart. What is typed stays if it fails. */
export function useSaveProfile(field: keyof ProfileChange) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['account', 'profile', field],
    mutationFn: async (change: ProfileChange): Promise<AccountData> => (await api.account.update(change)).accountData,
    networkMode: 'always',
    onSuccess: (account) => client.setQueryData(accountQuery(api).queryKey, account),
    onError: (error) => {
      // What the field itself says needs no second message.
      const isOfField = error instanceof ApiError && error.status < 500
      if (!isOfField) toast.failed(t('profile:updateFailed'))
    },
  })
}
