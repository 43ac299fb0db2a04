import { featureOf, PRODUCT } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../../entities/account/queries.ts'
import { PlanOffer } from '../../../../entities/plan/plan-offer.tsx'
import { useApi } from '../../../../lib/api/api.ts'
import { addTexts, useText } from '../../../../lib/text.ts'
import { sharing } from '../../../../text/en/apps/sharing.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'

addTexts('sharing', sharing)

interface BadgeProps {
  hasBadge: boolean
  onChange: (hasBadge: boolean) => void
}

/** Whether the last slide says what the app was made with; on the Free plan it always does. */
export function Badge({ hasBadge, onChange }: BadgeProps) {
  const t = useText()
  const { data: account } = useQuery(accountQuery(useApi()))
  const mayGo = account !== undefined && featureOf(account.plan.access, 'noBadge') === true
  const product = PRODUCT.name
  return (
    <Card title={t('sharing:badge.title', { product })}>
      <SwitchField
        label={t('sharing:badge.show', { product })}
        hint={mayGo ? t('sharing:badge.hint') : t('sharing:badge.locked')}
        checked={hasBadge || !mayGo}
        disabled={!mayGo}
        onChange={onChange}
      />
      {account && !mayGo && <PlanOffer featureId="noBadge" />}
    </Card>
  )
}
