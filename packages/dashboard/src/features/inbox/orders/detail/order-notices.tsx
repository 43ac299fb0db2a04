import type { Order } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import own from './order-detail.module.css'

type Notice = { tone: 'amber' | 'red' | 'plain'; words: string }

function noticesOf(order: Order, t: ReturnType<typeof useText>): Notice[] {
  const { state, isTest, isOversold, failure } = order
  const found: (Notice | false)[] = [
    isOversold && state === 'TO_DO' && { tone: 'red', words: t('orders:notices.oversold') },
    state === 'UNPAID' && failure !== '' && { tone: 'red', words: t('orders:notices.failure', { failure }) },
    state === 'UNPAID' && failure === '' && { tone: 'plain', words: t('orders:notices.unpaid') },
    state === 'REFUNDED' && { tone: 'plain', words: t('orders:notices.refunded') },
    isTest && { tone: 'amber', words: t('orders:notices.test') },
  ]
  return found.filter((one) => one !== false)
}

/** What is out of the ordinary about an order, with what to do. */
export function OrderNotices({ order }: { order: Order }) {
  const t = useText()
  return noticesOf(order, t).map(({ tone, words }) => (
    <p key={words} className={own['notice']} data-tone={tone}>
      <Icon name={tone === 'red' ? 'warning' : 'info'} size={16} />
      {words}
    </p>
  ))
}
