import { type Order, PRODUCT } from '@taplet/contract'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { exactTime } from '../../../../lib/timing/clock-time.ts'
import { useText } from '../../../../lib/text.ts'
import { addressLines, whatOf } from '../order-labels.ts'
import styles from './packing-slip.module.css'

/** A printable packing slip: address and items, no prices. It opens the browser's print window. */
export function PackingSlip({ order, onPrinted }: { order: Order; onPrinted: () => void }) {
  const t = useText()
  const done = useRef(onPrinted)
  // Effect: the print window. Where it does not block the page, an event reports its end.
  useEffect(() => {
    const handlePrinted = () => done.current()
    globalThis.addEventListener('afterprint', handlePrinted)
    globalThis.print()
    return () => globalThis.removeEventListener('afterprint', handlePrinted)
  }, [])
  const lines = order.address ? addressLines(order.buyerName, order.address) : [order.buyerName]
  return createPortal(
    <section className={styles.slip} data-packing-slip aria-label={t('orders:slip.title')}>
      <header>
        <h1>{t('orders:number', { number: order.orderNumber })}</h1>
        <p>{t('orders:slip.ordered', { when: exactTime(order.createdAt) })}</p>
      </header>
      <address>{lines.join('\n')}</address>
      <p className={styles.what}>
        <span aria-hidden="true" className={styles.box} />
        {whatOf(order)}
      </p>
      {order.note && (
        <div>
          <h2>{t('orders:slip.note')}</h2>
          <p className={styles.note}>{order.note}</p>
        </div>
      )}
      <footer>{PRODUCT.name}</footer>
    </section>,
    document.body,
  )
}
