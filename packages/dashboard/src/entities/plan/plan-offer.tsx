import { type FeatureId, type PaidTier, tierThatLifts } from '@taplet/contract'
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
}

/** The plan that lifts a limit, what it costs and what stays free, one press from paying for it. */
export function PlanOffer({ featureId, isReadOnly = false }: PlanOfferProps) {
  const t = useText()
  const api = useApi()
  const { data: offered } = useQuery(plansQuery(api))
  const { data: account } = useQuery(accountQuery(api))
  const mayPay = useMay('account')
  const mayChoose = useMay('content')
  const upgrade = useUpgrade()
  if (!offered || !account) return null
  const tier: PaidTier | undefined = tierThatLifts(featureId, account.plan.access)
  const plan = offered.availablePlans.find(({ access, period }) => access === tier && period === 'monthly')
  const price = plan && (plan.prices.find(({ currency }) => currency === offered.currency) ?? plan.prices[0])
  const choice = isReadOnly && mayChoose && (
    <ButtonLink small to={KEEP_PATH}>
      {t('plans:choose')}
    </ButtonLink>
  )
  if (!tier || !plan || !price)
    return (
      <div className={styles.offer}>
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
  const name = t(NAMES[tier])
  const label = formatMoney(price.amount / MINOR, price.currency, language).replace(/[.,]00$/, '')
  return (
    <div className={styles.offer}>
      <p>
        {t(featureId === 'noBadge' ? 'plans:lets' : 'plans:lifts', { plan: name, price: label })} {t('plans:staysFree')}
      </p>
      <div className={styles.ways}>
        {account.plan.source === null ? (
          <Button small kind="soft" busy={upgrade.isPending} onClick={() => upgrade.mutate(plan.planId)}>
            {t('plans:upgrade', { plan: name })}
          </Button>
        ) : (
          // What is paid already counts: the section shows the sum before anything is charged.
          <ButtonLink small kind="soft" to={`/app/account?plan=${plan.planId}#subscription`}>
            {t('plans:upgrade', { plan: name })}
          </ButtonLink>
        )}
        {choice}
        <a className={styles.compare} href="/pricing">
          {t('plans:compare')}
        </a>
      </div>
    </div>
  )
}
