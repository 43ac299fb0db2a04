import type { Order } from '@taplet/contract/selling'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { failureWords } from '../../inbox/calls/failure-words.ts'
import { inParts } from '../../inbox/calls/in-parts.ts'
import { afterOrderChange, patchOrders } from './order-cache.ts'
import { useSellingCalls } from './use-selling-calls.ts'

const isOpen = ({ state }: Order): boolean => state === 'TO_DO' || state === 'DONE'

/** Orders that this would change: paid ones that are not so already. */
export const changedBy = (orders: readonly Order[], isDone: boolean): Order[] =>
  orders.filter((order) => isOpen(order) && (order.state === 'DONE') !== isDone)

/** Says that orders were sent or handed over, or were not: shown at once, taken back where the server refuses, with Undo. */
export function useMarkDone() {
  const t = useText()
  const { orders: calls } = useSellingCalls()
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: ['orders', 'markDone'],
    mutationFn: (wanted: { ids: string[]; isDone: boolean }) => calls.markDone(wanted),
    networkMode: 'always',
  })
  const show = (orders: readonly Order[], isDone: boolean) =>
    patchOrders(
      client,
      orders.map(({ orderId }) => orderId),
      (order) => ({ ...order, state: isDone ? 'DONE' : 'TO_DO', doneAt: isDone ? new Date().toISOString() : null }),
    )
  /** Whether the server took all of it. */
  const send = async (orders: readonly Order[], isDone: boolean): Promise<boolean> => {
    show(orders, isDone)
    const { refused, error } = await inParts(orders, (part) =>
      change.mutateAsync({ ids: part.map(({ orderId }) => orderId), isDone }),
    )
    afterOrderChange(client)
    if (refused.length === 0) return true
    show(refused, !isDone)
    toast.failed(t('orders:notMarked', { count: refused.length, message: failureWords(error, t) }))
    return false
  }
  return (orders: readonly Order[], isDone: boolean): void => {
    const others = changedBy(orders, isDone)
    if (others.length === 0) {
      if (orders.length > 0) toast.say(t('orders:already'))
      return
    }
    const mark = async () => {
      const undo = { label: t('undo'), onUndo: () => void send(others, !isDone) }
      if (await send(others, isDone))
        toast.done(t(isDone ? 'orders:marked' : 'orders:unmarked', { count: others.length }), undo)
    }
    void mark()
  }
}
