import { MAX_REFUND_REASON, type Order } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { digitsOf, parsePrice, typePrice } from '../../../../entities/product/typed-price.ts'
import { useRefund } from '../calls/use-refund.ts'
import { buyerOf, canRefund, leftOf, money } from '../order-labels.ts'
import own from './order-detail.module.css'
import { RestockFields, useRestock } from './restock-fields.tsx'

/** Parses a refundable amount; undefined for anything else. */
function amountOf(typed: string, order: Order): number | undefined {
  const amount = parsePrice(typed, digitsOf(order.currency))
  return amount !== undefined && amount > 0 && amount <= leftOf(order) ? amount : undefined
}

/** Asks how much of an order to refund, and explains the consequences. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText()
  const { currency, orderNumber } = order
  const left = leftOf(order)
  const [typed, setTyped] = useState(() => typePrice(left, digitsOf(currency)))
  const [reason, setReason] = useState('')
  const refund = useRefund(order, {
    onDone: onClose,
    onChanged: (now) => {
      setTyped(typePrice(leftOf(now), digitsOf(currency)))
      if (canRefund(now)) return
      toast.failed(t('orders:refund.changed'))
      onClose()
    },
  })
  const amount = amountOf(typed, order)
  const stock = useRestock(order, amount)
  const most = money(left, currency)
  const says = (sum: number) => {
    const words = { amount: money(sum, currency), who: buyerOf(order, t), left: money(left - sum, currency) }
    return t(sum === left ? 'orders:refund.all' : 'orders:refund.part', words)
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('orders:refund.title', { number: orderNumber })}
      consequences={[
        ...(amount === undefined ? [] : [says(amount)]),
        t('orders:refund.fees'),
        t('orders:refund.final'),
      ]}
      confirmLabel={
        amount === undefined
          ? t('orders:refund.confirmNone')
          : t('orders:refund.confirm', { amount: money(amount, currency) })
      }
      cancelLabel={t('cancel')}
      busy={refund.isPending}
      onCancel={onClose}
      onConfirm={() =>
        amount !== undefined && stock.isReady && refund.give({ amount, reason: reason.trim(), ...stock.wish })
      }
    >
      <TextField
        label={t('orders:refund.amount')}
        aside={t('orders:refund.most', { amount: most })}
        error={amount === undefined ? t('orders:refund.invalid', { most }) : undefined}
        inputMode="decimal"
        unit={currency.toUpperCase()}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextArea
        label={t('orders:refund.reason')}
        aside={`${reason.length} / ${MAX_REFUND_REASON}`}
        hint={order.buyerEmail ? t('orders:refund.reasonHint') : undefined}
        rows={2}
        dir="auto"
        maxLength={MAX_REFUND_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <RestockFields {...stock.fields} />
      {refund.error && (
        <p className={own['notice']} data-tone="red" role="alert">
          {refund.error.message}
        </p>
      )}
    </ConfirmDialog>
  )
}
