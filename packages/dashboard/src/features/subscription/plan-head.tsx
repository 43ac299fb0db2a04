import type { BillingState, Tier } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import type { Text } from '../../text/text-key.ts'
import { Chip } from '../../ui/layout/chip.tsx'
import { dayOf, pricePer } from './labels.ts'
import styles from './subscription.module.css'

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
  const { data: account } = useQuery(accountQuery(useApi()))
  const { subscription, isSold } = state
  const bought = subscription?.access ?? 'FREE'
  const access = account?.plan.access ?? bought
  return (
    <div className={styles.head}>
      <p className={styles.name}>{t(`subscription:plans.${access}`)}</p>
      <Facts state={state} isGranted={isMore(access, bought)} />
      {isSold && (
        <a className={styles.compare} href="/pricing">
          {t('subscription:compare')}
        </a>
      )}
    </div>
  )
}

const isMore = (access: Tier, bought: Tier): boolean => access !== 'FREE' && access !== bought

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
