import { type BillingState, CURRENCIES, FREE_PLAN_ID, PAID_MONTHS_OF_YEAR, type PlansAnswer } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { Segment } from '../../ui/fields/segment.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { ChangeSum } from './sum/change-sum.tsx'
import { money, planName, pricePer } from './labels.ts'
import { PlanOption } from './plan-option.tsx'
import { priceIn } from './price-in.ts'
import { onSaleQuery } from './queries.ts'
import { StartSum } from './sum/start-sum.tsx'
import styles from './subscription.module.css'
import type { Billing } from './use-billing.ts'
import { useGrantedPlan } from './use-granted-plan.ts'
import { type PlanChoice, usePlanChoice } from './use-plan-choice.ts'

interface PlanChooserProps {
  state: BillingState
  billing: Billing
}

/** The plans that can be bought, once they are known. */
export function PlanChooser(props: PlanChooserProps) {
  const t = useText()
  const { data, isError } = useQuery(onSaleQuery(useApi()))
  if (isError || data?.availablePlans.length === 0)
    return <p className={styles.aside}>{t('subscription:chooser.noPrices')}</p>
  if (!data)
    return (
      <Skeletons label={t('subscription:loading')}>
        <Skeleton height={200} radius={12} />
      </Skeletons>
    )
  return <Chooser {...props} onSale={data} />
}

/** The plans on one side, and on the other what the chosen one costs, to the cent. */
function Chooser({ state, billing, onSale }: PlanChooserProps & { onSale: PlansAnswer }) {
  const t = useText()
  const name = useId()
  const { subscription, trialDays } = state
  const choice = usePlanChoice(subscription, onSale)
  const { isGranted } = useGrantedPlan(state)
  const { period, chosenId, plan, currency } = choice
  return (
    <div className={styles.change}>
      <div className={styles.choice}>
        <h3 id={name}>{t(subscription ? 'subscription:chooser.title' : 'subscription:chooser.begin')}</h3>
        <Switches choice={choice} />
        <Plans name={name} choice={choice} currentId={subscription?.planId ?? (isGranted ? undefined : FREE_PLAN_ID)} />
        <p className={styles.aside}>
          {period === 'yearly'
            ? t('subscription:chooser.yearlySaves', { months: PAID_MONTHS_OF_YEAR })
            : t('subscription:chooser.rule')}
        </p>
      </div>
      <div className={styles.sum} aria-live="polite">
        {subscription ? (
          <ChangeSum key={chosenId} state={state} planId={chosenId} billing={billing} />
        ) : (
          <StartSum plan={plan} currency={currency} trialDays={trialDays} billing={billing} />
        )}
      </div>
    </div>
  )
}

function Switches({ choice: { period, choosePeriod, currencyChoice } }: { choice: PlanChoice }) {
  const t = useText()
  return (
    <div className={styles.switches}>
      <Segment
        label={t('subscription:chooser.period')}
        value={period}
        options={[
          { value: 'monthly', label: t('subscription:chooser.monthly') },
          { value: 'yearly', label: t('subscription:chooser.yearly') },
        ]}
        onChange={choosePeriod}
      />
      {currencyChoice && (
        <Segment
          label={t('subscription:chooser.currency')}
          value={currencyChoice.value}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={currencyChoice.setCurrency}
        />
      )}
    </div>
  )
}

interface PlansProps {
  name: string
  choice: PlanChoice
  /** Undefined where the plan that counts was given. */
  currentId: string | undefined
}

function Plans({ name, choice, currentId }: PlansProps) {
  const t = useText()
  const { plans, chosenId, choose, currency } = choice
  const options = [
    { planId: FREE_PLAN_ID, price: money(0, currency) },
    ...plans.map((plan) => ({
      planId: plan.planId,
      price: pricePer(priceIn(plan, currency) ?? 0, currency, plan.period, t),
    })),
  ]
  return (
    <div className={styles.plans} role="radiogroup" aria-labelledby={name}>
      {options.map(({ planId, price }) => (
        <PlanOption
          key={planId}
          name={name}
          isChosen={chosenId === planId}
          isCurrent={currentId === planId}
          label={planName(planId, t)}
          price={price}
          onChoose={() => choose(planId)}
        />
      ))}
    </div>
  )
}
