import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { overview } from '../../../text/en/apps/overview.ts'
import { orders as orderTexts } from '../../../text/en/inbox/orders.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { BriefCard } from '../../../ui/brief/brief-card.tsx'
import { BriefRow, BriefRows } from '../../../ui/brief/brief-row.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import { money, standing, whatOf } from '../orders/order-labels.ts'
import { appOrdersQuery } from './queries.ts'
import styles from './overview.module.css'

addTexts('orders', orderTexts)
addTexts('overview', overview)

const PATH = '/app/inbox?tab=orders'

/** What visitors of an app bought last, and what is still to do. */
export function OrdersCard({ experienceId }: { experienceId: string }) {
  const t = useText()
  const query = useQuery({ ...appOrdersQuery(useApi(), experienceId), placeholderData: keepPreviousData })
  const { counts, orders = [] } = query.data ?? {}
  const toDo = counts?.TO_DO ?? 0
  const done = (counts?.DONE ?? 0) + (counts?.REFUNDED ?? 0)
  return (
    <BriefCard
      title={t('overview:orders.title')}
      action={
        <ButtonLink small kind="plain" to={PATH}>
          {t('overview:orders.more')}
        </ButtonLink>
      }
      query={query}
      height={96}
      empty={orders.length === 0 && t('overview:orders.none')}
    >
      <p className={styles.sum}>
        {toDo > 0 ? t('overview:orders.toDo', { count: toDo }) : t('overview:orders.allDone', { count: done })}
      </p>
      <BriefRows>
        {orders.map((order) => (
          <BriefRow
            key={order.orderId}
            icon="bag"
            title={whatOf(order)}
            note={<EditedTime at={order.createdAt} words={(when) => `${when} · ${standing(order, t).words}`} />}
            value={money(order.amount, order.currency)}
            to={`${PATH}&open=${order.orderId}`}
          />
        ))}
      </BriefRows>
    </BriefCard>
  )
}
