import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { ClosingBanner } from '../../features/account/closing/closing-banner.tsx'
import { DunningBanner } from '../../features/subscription/dunning-banner.tsx'
import { useApi } from '../../lib/api/api.ts'

/** What must be known of the account on every screen: that it is closed, or that a payment is missing. */
export function AccountNotices() {
  const mayPay = useMay('account')
  const { data } = useQuery(accountQuery(useApi()))
  if (data?.closesAt) return <ClosingBanner closesAt={data.closesAt} />
  return mayPay ? <DunningBanner /> : null
}
