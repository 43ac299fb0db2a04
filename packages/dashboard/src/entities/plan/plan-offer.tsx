import { type FeatureId, type PaidTier, type PlansAnswer, type Tier, tierThatLifts } from '@taplet/contract'
import { formatMoney } from '@taplet/messages'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, language, useText } from '../../lib/text.ts'
import { plans as texts } from '../../text/en/account/plans.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { accountQuery } from '../account/queries.ts'
import { useMay } from '../session/use-may.ts'
import styles from './plan-offer.module.css'
import { plansQuery } from './queries.ts'
import { useUpgrade } from './use-upgrade.ts'

addTexts('plans', texts)

export const KEEP_PATH = '/app/account/keep'
const MINOR = 100 // all our currencies have hundredths
const NAMES = { STARTER: 'plans:starter', GROWTH: 'plans:growth' } as const

interface PlanOfferProps {
  /** The limit that was met. */
  featureId: FeatureId
  /** Something is read-only: which things are, can be chosen. */
  isReadOnly?: boolean
  /** Below the centred texts of an empty state. */
  isCentred?: boolean
}

/** Returns the smallest plan above that has more of a feature, by the month, with its price. */
function planThatLifts(featureId: FeatureId, access: Tier, { availablePlans, currency: shown }: PlansAnswer) {
  const tier: PaidTier | undefined = tierThatLifts(featureId, access)
  const plan = availablePlans.find((one) => one.access === tier && one.period === 'monthly')
  const price = plan && (plan.prices.find(({ currency }) => currency === shown) ?? plan.prices[0])
  return { tier, plan, price }
}

/** The plan that lifts a limit, what it costs and what stays free, one press from paying for it. */
export function PlanOffer({ featureId, isReadOnly = false, isCentred }: PlanOfferProps) {
  const t = useText()
  const api = useApi()
  const { data: offered } = useQuery(plansQuery(api))
  const { data: account } = useQuery(accountQuery(api))
  const mayPay = useMay('account')
  const mayChoose = useMay('content')
  const upgrade = useUpgrade()
  if (!offered || !account) return null
  const { tier, plan, price } = planThatLifts(featureId, account.plan.access, offered)
  const choice = isReadOnly && mayChoose && (
    <ButtonLink small to={KEEP_PATH}>
      {t('plans:choose')}
    </ButtonLink>
  )
  if (!tier || !plan || !price)
    return (
      <div className={styles.offer} data-centred={isCentred}>
        {offered.availablePlans.length === 0 && <p>{t('plans:notSold')}</p>}
        {choice}
      </div>
    )
  if (!mayPay)
    return (
      <div className={styles.offer}>
        <p>{t('plans:askOwner')}</p>
        {choice}
      </div>
    )
  const label = formatMoney(price.amount / MINOR, price.currency, language).replace(/[.,]00$/, '')
  return (
    <div className={styles.offer} data-centred={isCentred}>
      <p>
        {t(featureId === 'noBadge' ? 'plans:lets' : 'plans:lifts', { plan: t(NAMES[tier]), price: label })}{' '}
        {t('plans:staysFree')}
      </p>
      <div className={styles.ways}>
        <Button small kind="soft" busy={upgrade.isPending} onClick={() => upgrade.mutate(plan.planId)}>
          {t('plans:upgrade', { plan: t(NAMES[tier]) })}
        </Button>
        {choice}
        <a className={styles.compare} href="/pricing">
          {t('plans:compare')}
        </a>
      </div>
    </div>
  )
}
