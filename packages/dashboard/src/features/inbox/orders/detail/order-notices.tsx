import type { Order } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import own from './order-detail.module.css'

type Notice = { tone: 'amber' | 'red' | 'plain'; words: string }

function noticeOf({ state, isOversold, failure }: Order, t: ReturnType<typeof useText>): Notice | undefined {
  switch (state) {
    case 'TO_DO':
      return isOversold ? { tone: 'red', words: t('orders:notices.oversold') } : undefined
    case 'REFUNDED':
      return { tone: 'plain', words: t(isOversold ? 'orders:notices.soldOutBack' : 'orders:notices.refunded') }
    case 'UNPAID':
      if (isOversold) return { tone: 'plain', words: t('orders:notices.soldOut') }
      if (failure !== '') return { tone: 'red', words: t('orders:notices.failure', { failure }) }
      return { tone: 'plain', words: t('orders:notices.unpaid') }
    case 'DONE':
      return undefined
  }
}

function noticesOf(order: Order, t: ReturnType<typeof useText>): Notice[] {
  const found = [noticeOf(order, t), order.isTest && ({ tone: 'amber', words: t('orders:notices.test') } as const)]
  return found.filter((one) => typeof one === 'object')
}

/** Anything unusual about an order, with what to do. */
export function OrderNotices({ order }: { order: Order }) {
  const t = useText()
  return noticesOf(order, t).map(({ tone, words }) => (
    <p key={words} className={own['notice']} data-tone={tone}>
      <Icon name={tone === 'red' ? 'warning' : 'info'} size={16} />
      {words}
    </p>
  ))
}
