import type { Order } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import type { ListSelection } from '../../../ui/list/selecting/use-selection.ts'
import type { Shortcut } from '../../../ui/shortcuts/shortcut.ts'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.tsx'
import { focusedEntry } from '../frame/focus-entry.ts'
import { canRefund } from './order-labels.ts'
import type { OrderSteps } from './use-order-steps.ts'

interface Parts {
  orders: readonly Order[]
  opened: Order | undefined
  selection: ListSelection
  ticked: readonly Order[]
  steps: OrderSteps
  markDone: (orders: readonly Order[], isDone: boolean) => void
  onRefund: () => void
}

const LIST = '[data-orders-list]'

/** The shortcuts of the orders. They apply to the selected orders, else to the focused row, else to the open order. */
export function useOrdersShortcuts({ orders, opened, selection, ticked, steps, markDone, onRefund }: Parts) {
  const t = useText()
  const meant = (): readonly Order[] => {
    if (ticked.length > 0) return ticked
    const focused = orders.find(({ orderId }) => orderId === focusedEntry()) ?? opened
    return focused ? [focused] : []
  }
  const move = t('orders:keys.move')
  const act = t('orders:keys.act')
  const table: Shortcut[] = [
    { keys: ['arrowdown'], label: t('orders:next'), group: move, within: LIST, run: () => steps.move(1) },
    { keys: ['arrowup'], label: t('orders:before'), group: move, within: LIST, run: () => steps.move(-1) },
    { keys: ['j'], label: t('inbox:keys.nextAnywhere'), group: move, run: () => steps.move(1) },
    { keys: ['k'], label: t('inbox:keys.beforeAnywhere'), group: move, run: () => steps.move(-1) },
    {
      keys: ['escape'],
      label: t('close'),
      group: move,
      when: () => opened !== undefined && !selection.isOn,
      run: steps.close,
    },
    {
      keys: ['d'],
      label: t('orders:keys.done'),
      group: act,
      when: () => meant().length > 0,
      run: () => {
        const some = meant()
        markDone(
          some,
          some.some(({ state }) => state === 'TO_DO'),
        )
      },
    },
    {
      keys: ['r'],
      label: t('orders:keys.refund'),
      group: act,
      when: () => opened !== undefined && canRefund(opened),
      run: onRefund,
    },
    {
      keys: ['x'],
      label: t('lists:select'),
      group: act,
      when: () => focusedEntry() !== undefined,
      run: () => selection.toggle(focusedEntry() ?? '', false),
    },
  ]
  return useShortcuts(table)
}
