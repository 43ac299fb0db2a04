import { type Order, piecesOfRefund } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'

/** What goes back to stock with a refund; `pieces` is undefined when no such number was typed. */
export function useRestock(order: Order, amount: number | undefined) {
  const [restock, setRestock] = useState(false)
  const [typed, setTyped] = useState<string>()
  const most = order.restockable
  const shown = typed ?? String(piecesOfRefund(order, amount ?? 0))
  const pieces = /^\d{1,3}$/.test(shown.trim()) && Number(shown) <= most ? Number(shown) : undefined
  return {
    /** False while the number of pieces is none. */
    isReady: !restock || pieces !== undefined,
    wish: { restock, ...(restock && pieces !== undefined && { pieces }) },
    fields: { most, restock, setRestock, shown, setTyped, pieces },
  }
}

/** Asks whether pieces go back to stock, and how many: by default those that the amount stands for. */
export function RestockFields(props: ReturnType<typeof useRestock>['fields']) {
  const { most, restock, setRestock, shown, setTyped, pieces } = props
  const t = useText()
  // It took none, as stock is not counted, or all are back.
  if (most === 0) return null
  return (
    <>
      <SwitchField
        label={t('orders:refund.restock')}
        hint={pieces === undefined ? undefined : t('orders:refund.restockHint', { count: pieces })}
        checked={restock}
        onChange={setRestock}
      />
      {restock && most > 1 && (
        <TextField
          label={t('orders:refund.pieces')}
          aside={t('orders:refund.piecesMost', { count: most })}
          error={pieces === undefined ? t('orders:refund.piecesInvalid', { count: most }) : undefined}
          inputMode="numeric"
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </>
  )
}
