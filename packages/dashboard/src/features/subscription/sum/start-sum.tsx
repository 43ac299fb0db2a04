import { DAY_MS } from '@taplet/base/time'
import { type AvailablePlan, CURRENCIES } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { dayOf, money, planName, pricePer } from '../labels.ts'
import { priceIn } from '../price-in.ts'
import styles from '../subscription.module.css'
import type { Billing } from '../use-billing.ts'

interface StartSumProps {
  /** Undefined: the Free plan is chosen. */
  plan: AvailablePlan | undefined
  currency: string
  trialDays: number
  billing: Billing
}

/** What the first plan costs, and the way to the page where it is paid. */
export function StartSum({ plan, currency, trialDays, billing }: StartSumProps) {
  const t = useText()
  const [now] = useState(() => Date.now())
  if (!plan)
    return (
      <>
        <h3>{t('subscription:sum.mine', { plan: t('subscription:plans.FREE') })}</h3>
        <p className={styles.aside}>{t('subscription:sum.mineHint')}</p>
      </>
    )
  const amount = priceIn(plan, currency) ?? 0
  const wanted = CURRENCIES.find((one) => one === currency)
  const begin = () => billing.update({ planId: plan.planId, ...(wanted && { currency: wanted }) })
  return (
    <>
      <h3>{t('subscription:sum.start', { plan: planName(plan.planId, t) })}</h3>
      <p className={styles.due}>
        <span>{t('subscription:sum.due')}</span>
        <b>{money(trialDays > 0 ? 0 : amount, currency)}</b>
      </p>
      <p className={styles.aside}>
        {trialDays > 0
          ? `${t('subscription:sum.trial', { count: trialDays })} ${t('subscription:sum.after', {
              price: pricePer(amount, currency, plan.period, t),
              day: dayOf(new Date(now + trialDays * DAY_MS).toISOString()),
            })}`
          : pricePer(amount, currency, plan.period, t)}
      </p>
      <Button kind="pri" wide busy={billing.isUpdating} onClick={() => begin()}>
        {trialDays > 0
          ? t('subscription:sum.tryFree')
          : t('subscription:sum.subscribe', { price: money(amount, currency) })}
      </Button>
    </>
  )
}
