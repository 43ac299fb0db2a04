import type { BillingState } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import type { Text } from '../../text/text-key.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import { dayOf, pricePer } from './labels.ts'
import styles from './subscription.module.css'
import { useGrantedPlan } from './use-granted-plan.ts'

const tones = {
  ACTIVE: 'green',
  INCOMPLETE: 'amber',
  PAST_DUE: 'red',
  PAUSED: 'amber',
  TRIALING: 'blue',
  UNPAID: 'red',
} as const

/** The plan's name, large, with its price; what the operator gave counts where it is more. */
export function PlanHead({ state }: { state: BillingState }) {
  const t = useText()
  const { access, isGranted } = useGrantedPlan(state)
  const { isSold } = state
  return (
    <div className={styles.head}>
      <p className={styles.name}>{t(`subscription:plans.${access}`)}</p>
      <Facts state={state} isGranted={isGranted} />
      {isSold && (
        <a className={styles.compare} href="/pricing">
          {t('subscription:compare')}
        </a>
      )}
    </div>
  )
}

function Facts({ state: { subscription, isSold, isTest }, isGranted }: { state: BillingState; isGranted: boolean }) {
  const t = useText()
  return (
    <div className={styles.facts}>
      <p>{isGranted ? t('subscription:granted') : costText(subscription, t)}</p>
      {subscription && (
        <Chip tone={tones[subscription.status]} dot>
          {t(`subscription:states.${subscription.status}`)}
        </Chip>
      )}
      {isSold && isTest && <Chip tone="amber">{t('subscription:test')}</Chip>}
      {!isSold && !subscription && <p className={styles.aside}>{t('subscription:notSold')}</p>}
    </div>
  )
}

/** `€12 a month, since 12 March`, or that nothing is charged. */
function costText(subscription: BillingState['subscription'], t: Text): string {
  if (!subscription) return t('subscription:noCharge')
  const { amount, currency, period, startedAt } = subscription
  return t('subscription:since', { price: pricePer(amount, currency, period ?? 'monthly', t), day: dayOf(startedAt) })
}
