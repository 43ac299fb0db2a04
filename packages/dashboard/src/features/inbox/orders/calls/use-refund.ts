import { ApiError, type Order } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOnceAtATime } from '../../../../lib/timing/use-once-at-a-time.ts'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { afterOrderChange, patchOrders } from './order-cache.ts'
import { currentOf } from '../../../../lib/api/current-of.ts'
import { useApi } from '../../../../lib/api/api.ts'

interface Refund {
  amount: number
  reason: string
  restock: boolean
  pieces?: number
}

/** The server refused, so nothing happened. */
const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500

interface RefundEnds {
  onDone: () => void
  /** Nothing was sent, because money was refunded elsewhere meanwhile. */
  onChanged: (now: Order) => void
}

/**
 * Refunds money, never twice: a double press has no effect, and if an answer was lost the order is fetched before
 * anything is sent or reported again. `error` is a message for people.
 */
export function useRefund({ orderId, refundedAmount }: Order, { onDone, onChanged }: RefundEnds) {
  const t = useText()
  const { orders: calls } = useApi()
  const client = useQueryClient()
  const isUnsure = useRef(false)

  /** Fetches the order; returns it when more of it was refunded than this screen knows. */
  async function lookUp(): Promise<Order | undefined> {
    try {
      const [now] = (await calls.list({ id: orderId, limit: 1 })).orders
      isUnsure.current = false
      return now && now.refundedAmount > refundedAmount ? now : undefined
    } catch {
      isUnsure.current = true
      throw new Error(t('orders:refund.unknown'))
    }
  }

  const show = (order: Order) => {
    patchOrders(client, [orderId], () => order)
    afterOrderChange(client)
  }

  async function send(wanted: Refund): Promise<Order> {
    const earlier = isUnsure.current && (await lookUp())
    if (earlier) return earlier
    try {
      return (await calls.refund({ orderId, refundedAmount, ...wanted })).order
    } catch (error) {
      const now = currentOf<Order>(error) // more was refunded than this screen knows (record 104)
      if (now) {
        show(now)
        onChanged(now)
        throw new Error(t('orders:refund.changed'), { cause: error })
      }
      const done = isRefused(error) ? undefined : await lookUp()
      if (done) return done
      throw new Error(t('orders:refund.failed', { message: failureMessage(error, t) }), { cause: error })
    }
  }

  const refund = useMutation<Order, Error, Refund>({
    mutationKey: ['orders', 'refund'],
    mutationFn: send,
    networkMode: 'always',
    onSuccess: (order) => {
      show(order)
      toast.done(t('orders:refund.done'))
      onDone()
    },
  })
  const once = useOnceAtATime((wanted: Refund) => refund.mutateAsync(wanted))
  return { give: once, isPending: refund.isPending, error: refund.error }
}
