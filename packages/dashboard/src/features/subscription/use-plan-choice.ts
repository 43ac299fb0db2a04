import {
  type AvailablePlan,
  CURRENCIES,
  type Currency,
  FREE_PLAN_ID,
  type PlanPeriod,
  type PlansAnswer,
  type SubscriptionInfo,
} from '@taplet/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

const isCurrency = (text: string): text is Currency => CURRENCIES.some((one) => one === text)

/** Returns what is chosen where nobody chose yet: what one has, else the first that can be bought. */
const firstChoice = (subscription: SubscriptionInfo | null, plans: readonly AvailablePlan[]): string =>
  subscription?.planId ?? plans[0]?.planId ?? FREE_PLAN_ID

/** The plan that an address asks for: `/app/account?plan=growth-yearly#subscription`, as the pricing page does. */
const PLAN_PARAM = 'plan'

/** Returns the plan that the address asks for; undefined where it names none that is sold. */
function useAskedPlan(plans: readonly AvailablePlan[]): AvailablePlan | undefined {
  const [params] = useSearchParams()
  return plans.find(({ planId }) => planId === params.get(PLAN_PARAM))
}

const firstPeriod = (plan: AvailablePlan | SubscriptionInfo | null): PlanPeriod => plan?.period ?? 'monthly'

/** The plan, period and currency that a person looks at. A running plan keeps its currency. */
export function usePlanChoice(subscription: SubscriptionInfo | null, { availablePlans, currency: first }: PlansAnswer) {
  const asked = useAskedPlan(availablePlans)
  const [period, setPeriod] = useState(firstPeriod(asked ?? subscription))
  const [wanted, setWanted] = useState<string | undefined>(asked?.planId)
  const [ownCurrency, setCurrency] = useState<Currency>(first)
  const currency = subscription?.currency ?? ownCurrency
  const plans = availablePlans.filter((plan) => plan.period === period)
  const isThere = wanted === FREE_PLAN_ID || plans.some(({ planId }) => planId === wanted)
  const chosenId = (isThere ? wanted : undefined) ?? firstChoice(subscription, plans)
  const plan = plans.find(({ planId }) => planId === chosenId)
  return {
    period,
    plans,
    plan,
    chosenId,
    choose: setWanted,
    /** Another period keeps what is chosen, by the month or by the year. */
    choosePeriod(next: PlanPeriod): void {
      const same = availablePlans.find((one) => one.period === next && one.access === plan?.access)
      setPeriod(next)
      setWanted(same?.planId ?? chosenId)
    },
    currency,
    /** Undefined where it can no longer be chosen. */
    currencyChoice: subscription || !isCurrency(currency) ? undefined : { value: currency, setCurrency },
  }
}
export type PlanChoice = ReturnType<typeof usePlanChoice>
