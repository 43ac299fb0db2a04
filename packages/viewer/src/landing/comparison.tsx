import { ALL_PLAN_FEATURES, type FeatureValue, featureOf, type PlanFeature, PRODUCT, type Tier } from '@taplet/contract'
import { formatCount, type Language } from '@taplet/messages'
import { CheckMark } from './marks.tsx'
import { messages } from './messages/messages.ts'
import { TIER_NAMES } from './tier-names.ts'

interface CellProps {
  feature: PlanFeature
  value: FeatureValue
  language: Language
}

function Cell({ feature, value, language }: CellProps) {
  const say = messages(language)
  if (feature.featureId === 'codesForEver') return say('forEver')
  if (value === null) return say('noLimit')
  if (value === true)
    return (
      <>
        <CheckMark />
        <span className="vh">{say('yes')}</span>
      </>
    )
  if (value === false)
    return (
      <>
        <i className="no" />
        <span className="vh">{say('no')}</span>
      </>
    )
  if (feature.unit === 'GIGABYTES') return say('gigabytes', { size: value })
  if (feature.unit === 'PERCENT') return say('percent', { share: value })
  return formatCount(value, language)
}

const groups = [...new Set(ALL_PLAN_FEATURES.map(({ group }) => group))]

/** All that the plans hold, side by side. Its head stays in view while the rows scroll. */
export function Comparison({ language, tiers }: { language: Language; tiers: readonly Tier[] }) {
  const say = messages(language)
  const middle = (tier: Tier) => (tier === 'STARTER' ? 'm' : undefined)
  return (
    <section className="wrap cmp">
      <h2>{say('sideBySide')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say('whatYouGet')}</span>
            </th>
            {tiers.map((tier) => (
              <th key={tier} scope="col" className={middle(tier)}>
                {say(TIER_NAMES[tier])}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr className="grp">
              <th scope="rowgroup">{say(group)}</th>
              {tiers.map((tier) => (
                <td key={tier} className={middle(tier)}>
                  {'\u00a0'}
                </td>
              ))}
            </tr>
            {ALL_PLAN_FEATURES.filter((feature) => feature.group === group).map((feature) => (
              <tr key={feature.featureId} className={feature.featureId === 'codesForEver' ? 'bl' : undefined}>
                <th scope="row">
                  {feature.featureId === 'noBadge' ? say('noBadge', { product: PRODUCT.name }) : say(feature.featureId)}
                </th>
                {tiers.map((tier) => (
                  <td key={tier} className={middle(tier)}>
                    <Cell {...{ feature, language }} value={featureOf(tier, feature.featureId)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
