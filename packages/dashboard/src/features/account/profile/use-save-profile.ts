import { type AccountData, ApiError } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../../entities/account/queries.ts'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { setOwnZone } from '../../../lib/device/device-zone.ts'
import { reloadPage } from '../../../lib/device/reload-page.ts'
import { keepOwnLanguage } from '../../../lib/own-language.ts'
import { STORED, useText } from '../../../lib/text.ts'
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
    onSuccess: (account) => {
      setOwnZone(account.timeZone)
      client.setQueryData(accountQuery(api).queryKey, account)
      if (field === 'language') {
        // What was chosen by hand goes before what an address named.
        sessionStorage.removeItem(STORED)
        if (keepOwnLanguage(account.language)) reloadPage()
      }
      // Days begin elsewhere now.
      if (field === 'timeZone') void client.invalidateQueries()
    },
    onError: (error) => {
      // What the field itself says needs no second message.
      const isOfField = error instanceof ApiError && error.status < 500
      if (!isOfField) toast.failed(t('profile:updateFailed'))
    },
  })
}
