import type { Order, Page } from '@taplet/contract'
import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../../../../lib/focus-heading.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import styles from '../../frame/detail/detail.module.css'
import { canRefund, handling, money, standing } from '../order-labels.ts'
import type { OrderSteps } from '../use-order-steps.ts'
import { OrderBuyer } from './order-buyer.tsx'
import own from './order-detail.module.css'
import { OrderItem } from './order-item.tsx'
import { OrderNotices } from './order-notices.tsx'
import { OrderOrigin } from './order-origin.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderDetailProps {
  order: Order
  pages: readonly Page[]
  isBeside: boolean
  steps: OrderSteps
  canMove: { back: boolean; on: boolean }
  onMark: (isDone: boolean) => void
  onRefund: () => void
}

/** The actions at the bottom of a paid order. */
function Decide({ order, onMark, onRefund }: Pick<OrderDetailProps, 'order' | 'onMark' | 'onRefund'>) {
  const t = useText()
  const isSent = handling(order) === 'sent'
  const refund = canRefund(order)
  if (order.state !== 'TO_DO' && order.state !== 'DONE') return null
  return (
    <div className={`${styles.decide} ${own['foot']}`} role="group" aria-label={t('inbox:decide')}>
      {refund && (
        <Button icon="undo" aria-haspopup="dialog" onClick={onRefund}>
          {t('orders:refund.action')}
        </Button>
      )}
      {order.state === 'TO_DO' ? (
        <Button kind="pri" icon="check" onClick={() => onMark(true)}>
          {t(isSent ? 'orders:mark.sent' : 'orders:mark.handed')}
        </Button>
      ) : (
        <Button onClick={() => onMark(false)}>{t(isSent ? 'orders:mark.notSent' : 'orders:mark.notHanded')}</Button>
      )}
    </div>
  )
}

/** A whole order: beside the list, or instead of it where there is no room for both. */
export function OrderDetail({ order, pages, isBeside, steps, canMove, onMark, onRefund }: OrderDetailProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { words, tone } = standing(order, t)
  // Effect: the document's focus, as the element that had it is covered.
  useLayoutEffect(() => {
    if (!isBeside) focusHeading(heading.current)
  }, [isBeside])
  return (
    <section className={`${styles.detail} ${own['pane']}`} aria-label={t('orders:order')}>
      <header className={styles.head}>
        {!isBeside && <IconButton icon="back" label={t('inbox:close')} onClick={steps.close} />}
        <h2 ref={heading}>{t('orders:number', { number: order.orderNumber })}</h2>
        <IconButton
          icon="up"
          label={t('orders:before')}
          shortcut="K"
          disabled={!canMove.back}
          onClick={() => steps.move(-1)}
        />
        <IconButton
          icon="down"
          label={t('orders:next')}
          shortcut="J"
          disabled={!canMove.on}
          onClick={() => steps.move(1)}
        />
        {isBeside && <IconButton icon="close" label={t('close')} shortcut="Esc" onClick={steps.close} />}
      </header>
      <div className={styles.body}>
        <div className={styles.status}>
          <p className={own['amount']}>{money(order.amount, order.currency)}</p>
          <Chip tone={tone} dot>
            {words}
          </Chip>
        </div>
        <OrderNotices order={order} />
        <OrderItem order={order} />
        <OrderBuyer order={order} />
        {order.note && (
          <section className={own['part']}>
            <h3>{t('orders:note')}</h3>
            <blockquote className={own['note']} dir="auto">
              {order.note}
            </blockquote>
          </section>
        )}
        <OrderTimeline order={order} />
        <OrderOrigin order={order} pages={pages} />
      </div>
      <Decide order={order} onMark={onMark} onRefund={onRefund} />
    </section>
  )
}
