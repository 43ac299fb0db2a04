import {
  type AvailablePlan,
  featureOf,
  type FeatureId,
  PLAN_PERIODS,
  PRODUCT,
  SEATS,
  type PlanPeriod,
  type Tier,
} from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { CheckMark } from './marks.tsx'
import { messages } from './messages/messages.ts'
import { PhoneFan } from './phone-fan.tsx'
import { perMonth, priceLabel, priceOf } from './price-label.ts'
import { buyingPath, MANAGE_PATH, type PricingFacts } from './pricing-facts.ts'
import { TIER_NAMES } from './tier-names.ts'

const FANS: Readonly<Record<Tier, number>> = { FREE: 1, STARTER: 3, GROWTH: 5 }
const ABOUT = { FREE: 'freeFor', STARTER: 'starterFor', GROWTH: 'growthFor' } as const

const numberOf = (tier: Tier, featureId: FeatureId): number => Number(featureOf(tier, featureId))

/** Returns what stands on the card of a plan, in short; alone it cannot refer to a smaller one. */
function pointsOf(tier: Tier, language: Language, isAlone: boolean): string[] {
  const say = messages(language)
  const storage = say('storageOf', { size: numberOf(tier, 'storage') })
  if (tier === 'FREE')
    return [
      say('appsCount', { count: numberOf(tier, 'experiences') }),
      say('slidesCount', { count: numberOf(tier, 'slides') }),
      say('linksCount', { count: numberOf(tier, 'links') }),
      say('designsCount', { count: numberOf(tier, 'qrDesigns') }),
      storage,
    ]
  if (tier === 'STARTER')
    return [
      say('noLimits'),
      say('people', { count: SEATS.STARTER }),
      say('badgeCanGo', { product: PRODUCT.name }),
      storage,
    ]
  return [
    isAlone ? say('noLimits') : say('allOf', { plan: say('starter') }),
    say('peopleWithRoles', { count: SEATS.GROWTH }),
    ...(isAlone ? [say('badgeCanGo', { product: PRODUCT.name })] : []),
    storage,
  ]
}

/** The price of one period; the switch shows one of them. */
function Price({ facts, plan }: { facts: PricingFacts; plan: AvailablePlan }) {
  const { language, currency } = facts
  const say = messages(language)
  const price = priceOf(plan, currency)
  if (!price) return null
  const label = (amount: number) => priceLabel(amount, price.currency, language)
  return (
    <div className={plan.period}>
      <p className="price">
        {label(perMonth(plan, price.amount))}
        <em>{say('aMonth')}</em>
      </p>
      <p className="bill">
        {plan.period === 'yearly' ? say('onceAYear', { price: label(price.amount) }) : say('paidMonthly')}
      </p>
    </div>
  )
}

/** The way to the plan: one filled button on the page, for the plan in the middle. */
function Ways({ facts, tier }: { facts: PricingFacts; tier: Tier }) {
  const { language, plans } = facts
  const say = messages(language)
  const name = say(TIER_NAMES[tier])
  if (facts.tier === tier)
    return (
      <a className="btn sec" href={tier === facts.base ? '/app/experiences' : MANAGE_PATH}>
        {tier === facts.base ? say('yourPlan') : say('manage')}
      </a>
    )
  if (tier === facts.base)
    return (
      <a className="btn sec" href={facts.tier === undefined ? '/signup' : MANAGE_PATH}>
        {facts.tier === undefined ? say('startFree') : say('manage')}
      </a>
    )
  const ways = plans.filter((plan) => plan.access === tier)
  return ways.map((plan) => (
    <a
      key={plan.planId}
      className={`btn ${tier === 'STARTER' ? 'pri' : 'sec'} ${plan.period}`}
      href={buyingPath(plan.planId, facts)}
    >
      {say('choose', { plan: name })}
    </a>
  ))
}

function PlanCard({ facts, tier }: { facts: PricingFacts; tier: Tier }) {
  const { language, plans } = facts
  const say = messages(language)
  const offers = PLAN_PERIODS.flatMap((period: PlanPeriod) =>
    plans.filter((plan) => plan.access === tier && plan.period === period),
  )
  return (
    <article className={tier === 'STARTER' ? 'on' : undefined}>
      <PhoneFan count={FANS[tier]} />
      <h2>{say(TIER_NAMES[tier])}</h2>
      <p>{say(ABOUT[tier])}</p>
      {tier === facts.base ? (
        <div>
          <p className="price">
            {priceLabel(0, facts.currency, language)}
            <em>{say('forGood')}</em>
          </p>
          <p className="bill">{say('noCard')}</p>
        </div>
      ) : (
        <div>
          {offers.map((plan) => (
            <Price key={plan.planId} {...{ facts, plan }} />
          ))}
        </div>
      )}
      <div className="ways">
        <Ways {...{ facts, tier }} />
      </div>
      <ul>
        {pointsOf(tier, language, plans.length === 0).map((point) => (
          <li key={point}>
            <CheckMark />
            {point}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** The plans on one sheet. */
export function PlanSheet({ facts, tiers }: { facts: PricingFacts; tiers: readonly Tier[] }) {
  return (
    <section className="wrap plans" id="plans" aria-label={messages(facts.language)('plans')} data-count={tiers.length}>
      {tiers.map((tier) => (
        <PlanCard key={tier} {...{ facts, tier }} />
      ))}
    </section>
  )
}
