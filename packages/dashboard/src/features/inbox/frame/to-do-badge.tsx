import { useQuery } from '@tanstack/react-query'
import { addTexts, useText } from '../../../lib/text.ts'
import { orders } from '../../../text/en/inbox/orders.ts'
import { Badge } from '../../../ui/layout/chip.tsx'
import { orderCountsQuery } from '../order-queries.ts'
import { useApi } from '../../../lib/api/api.ts'

addTexts('orders', orders)

/** Number of paid orders to be sent or picked up; nothing when there are none, or it is unknown. */
export function ToDoBadge() {
  const t = useText()
  const { data } = useQuery(orderCountsQuery(useApi()))
  if (!data?.TO_DO) return null
  return (
    <>
      <Badge selected>{data.TO_DO}</Badge>
      <span className="visually-hidden">{t('orders:toDo')}</span>
    </>
  )
}
