import type { Order } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { failureMessage } from '../../../../lib/api/failure-message.ts'
import { inParts } from '../../../../lib/api/in-parts.ts'
import type { BulkStripHandle } from '../../frame/list/use-bulk-strip.ts'
import { afterOrderChange, patchOrders } from './order-cache.ts'
import { useApi } from '../../../../lib/api/api.ts'

const isOpen = ({ state }: Order): boolean => state === 'TO_DO' || state === 'DONE'

/** Orders that this would change: paid ones not in that state already. */
export const changedBy = (orders: readonly Order[], isDone: boolean): Order[] =>
  orders.filter((order) => isOpen(order) && (order.state === 'DONE') !== isDone)

/** Marks orders as sent or picked up, or not: shown at once, reverted where the server refuses, with Undo. */
export function useMarkDone(strip: BulkStripHandle) {
  const t = useText()
  const { orders: calls } = useApi()
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
  /** Resolves to those the server accepted; the others are reverted. */
  const send = async (orders: readonly Order[], isDone: boolean): Promise<Order[]> => {
    show(orders, isDone)
    const { refused, error } = await inParts(
      orders,
      (part) => change.mutateAsync({ ids: part.map(({ orderId }) => orderId), isDone }),
      (sent) => strip.working(sent, orders.length),
    )
    afterOrderChange(client, orders.length > 1)
    if (refused.length > 0) {
      show(refused, !isDone)
      toast.failed(t('orders:notMarked', { count: refused.length, message: failureMessage(error, t) }))
    }
    const failed = new Set(refused)
    return orders.filter((order) => !failed.has(order))
  }
  const takeBack = async (orders: readonly Order[], isDone: boolean) => {
    const back = await send(orders, isDone)
    strip.clear()
    if (orders.length > 1 && back.length > 0) toast.done(wordsOf(back, isDone))
  }
  const wordsOf = (orders: readonly Order[], isDone: boolean) =>
    t(isDone ? 'orders:marked' : 'orders:unmarked', { count: orders.length })
  const mark = async (orders: readonly Order[], isDone: boolean) => {
    const done = await send(orders, isDone)
    const onUndo = () => void takeBack(done, !isDone)
    if (done.length > 1) strip.done(wordsOf(done, isDone), onUndo)
    else strip.clear()
    if (done.length === 1) toast.done(wordsOf(done, isDone), { label: t('undo'), onUndo })
  }
  return (orders: readonly Order[], isDone: boolean): void => {
    const others = changedBy(orders, isDone)
    if (others.length > 0) void mark(others, isDone)
    else if (orders.length > 0) toast.say(t('orders:already'))
  }
}
