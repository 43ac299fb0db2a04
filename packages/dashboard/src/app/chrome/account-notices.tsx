import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { ClosingBanner } from '../../features/account/closing/closing-banner.tsx'
import { DunningBanner } from '../../features/subscription/dunning-banner.tsx'
import { type Api, useApi } from '../../lib/api/api.ts'
import { reloadPage } from '../../lib/device/reload-page.ts'
import { deviceZone, setOwnZone } from '../../lib/device/device-zone.ts'
import { keepOwnLanguage } from '../../lib/own-language.ts'

const fill = async (api: Api) => (await api.account.update({ timeZone: deviceZone() })).accountData

/** What must be known of the account on every screen: that it is closed, or that a payment is missing. */
export function AccountNotices() {
  const api = useApi()
  const client = useQueryClient()
  const mayPay = useMay('account')
  const { data } = useQuery(accountQuery(api))
  const isUnknown = mayPay && data?.timeZone === ''

  const [ownLanguage, zone] = [data?.language, data?.timeZone]

  // Effect: what days and times of all screens go by.
  useEffect(() => {
    if (zone !== undefined) setOwnZone(zone)
  }, [zone])

  // Effect: the language of the whole page, which is that of the account.
  useEffect(() => {
    if (ownLanguage !== undefined && keepOwnLanguage(ownLanguage)) reloadPage()
  }, [ownLanguage])

  // Effect: the account, which gets its time zone from the browser of whoever made it.
  useEffect(() => {
    if (!isUnknown) return
    const learn = async () => client.setQueryData(accountQuery(api).queryKey, await fill(api))
    // It is tried again with the next visit.
    void learn().catch(() => undefined)
  }, [isUnknown, api, client])

  if (data?.closesAt) return <ClosingBanner closesAt={data.closesAt} />
  return mayPay ? <DunningBanner /> : null
}
