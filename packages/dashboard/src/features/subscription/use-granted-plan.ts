import type { BillingState, Tier } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { useApi } from '../../lib/api/api.ts'

/** Returns the plan that counts, and whether the operator gave it: then it is more than what was bought. */
export function useGrantedPlan(state: BillingState | undefined): { access: Tier; isGranted: boolean } {
  const { data: account } = useQuery(accountQuery(useApi()))
  const bought = state?.subscription?.access ?? 'FREE'
  const access = account?.plan.access ?? bought
  return { access, isGranted: access !== 'FREE' && access !== bought }
}
