import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { PAYOUTS_PATH } from '../../../../entities/payouts/payouts-path.ts'
import { payoutsQuery } from '../../../../entities/payouts/queries.ts'
import { useApi } from '../../../../lib/api/api.ts'

const nextSteps = {
  NOT_OFFERED: { sentence: 'notOffered', action: 'toSlides' },
  NONE: { sentence: 'connect', action: 'toPayouts' },
  PENDING: { sentence: 'pending', action: 'toPending' },
  READY: { sentence: 'ready', action: 'toSlides' },
} as const

/** Shown while there was never an order: the next step towards one. */
export function NoOrders() {
  const t = useText()
  const { data } = useQuery(payoutsQuery(useApi()))
  const { sentence, action } = nextSteps[data?.state ?? 'READY']
  return (
    <EmptyState
      drawing="mail"
      title={t('orders:empty.title')}
      sentence={t(`orders:empty.${sentence}`)}
      action={
        action === 'toSlides' ? (
          <ButtonLink kind="pri" icon="slides" to="/app/experienceItems">
            {t('orders:empty.toSlides')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="pri" icon="card" to={PAYOUTS_PATH}>
            {t(`orders:empty.${action}`)}
          </ButtonLink>
        )
      }
    />
  )
}
