import type { Order } from '@taplet/contract'
import { exactTime } from '../../../../lib/timing/clock-time.ts'
import { useText } from '../../../../lib/text.ts'
import { handling, money } from '../order-labels.ts'
import own from './order-detail.module.css'

interface Moment {
  words: string
  /** Null where the time is unknown. */
  at: string | null
  tone: 'done' | 'failed' | 'waits'
}

const unpaid = {
  INCOMPLETE: { key: 'orders:timeline.waiting', tone: 'waits' },
  PROCESSING: { key: 'orders:timeline.processing', tone: 'waits' },
  SUCCEEDED: { key: 'orders:timeline.paid', tone: 'done' },
  FAILED: { key: 'orders:timeline.failed', tone: 'failed' },
} as const

function momentsOf(order: Order, t: ReturnType<typeof useText>): Moment[] {
  const { paidAt, doneAt, refundedAmount, amount, currency } = order
  const { key, tone } = unpaid[order.paymentStatus]
  const moments: (Moment | false)[] = [
    { words: t('orders:timeline.ordered'), at: order.createdAt, tone: 'done' },
    { words: t(key), at: paidAt, tone },
    doneAt !== null && { words: t(`orders:timeline.${handling(order)}`), at: doneAt, tone: 'done' },
    refundedAmount > 0 && {
      words:
        refundedAmount >= amount
          ? t('orders:timeline.refundedAll')
          : t('orders:timeline.refunded', { amount: money(refundedAmount, currency) }),
      at: null,
      tone: 'done',
    },
  ]
  return moments.filter((one) => one !== false)
}

/** What has happened to an order, oldest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useText()
  return (
    <section className={own['part']}>
      <h3>{t('orders:timeline.title')}</h3>
      <ol className={own['timeline']}>
        {momentsOf(order, t).map(({ words, at, tone }) => (
          <li key={words} data-tone={tone}>
            <span>{words}</span>
            {at && <time dateTime={at}>{exactTime(at)}</time>}
          </li>
        ))}
      </ol>
    </section>
  )
}
