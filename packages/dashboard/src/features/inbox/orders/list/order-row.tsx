import type { Order } from '@taplet/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import { EditedTime } from '../../../../ui/list/edited-time.tsx'
import { SelectBox } from '../../../../ui/list/selecting/select-box.tsx'
import { buyerOf, money, standing } from '../order-labels.ts'
import styles from './order-row.module.css'

interface OrderRowProps {
  order: Order
  /** The address with this order open. */
  to: string
  isOpen: boolean
  /** It opens beside the list, without a history entry. */
  isBeside: boolean
  isSelecting: boolean
  isSelected: boolean
  onToggle: (id: string, isRange: boolean) => void
}

/** An order of the list: item, amount, buyer, time and status. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, to, isOpen, isBeside, isSelecting, isSelected, onToggle } = props
  const t = useText()
  const { quantity, title, variantName } = order
  const { words, tone } = standing(order, t)
  return (
    <article className={styles.row} data-entry={order.orderId} data-open={isOpen} data-selected={isSelected}>
      <span className={styles.picture} aria-hidden="true">
        {order.imageUrl ? <img src={order.imageUrl} alt="" loading="lazy" /> : <Icon name="bag" />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.what}>
          <Link to={to} replace={isBeside} preventScrollReset={isBeside} aria-current={isOpen ? 'true' : undefined}>
            {`${quantity} × ${title}`}
            {variantName && (
              <>
                {' '}
                <span className={styles.dot}>·</span> <span className={styles.variant}>{variantName}</span>
              </>
            )}
          </Link>
        </h3>
        <b className={styles.amount} data-unpaid={order.state === 'UNPAID'}>
          {money(order.amount, order.currency)}
        </b>
        <p className={styles.who} dir="auto">
          {buyerOf(order, t)}
        </p>
        <span className={styles.state}>
          {order.isOversold && order.state === 'TO_DO' && <Chip tone="red">{t('orders:oversold')}</Chip>}
          <Chip tone={tone} dot>
            {words}
          </Chip>
        </span>
        <p className={styles.when}>
          {order.orderNumber} · <EditedTime at={order.createdAt} words={(when) => when} />
          {order.isTest && ` · ${t('orders:testOrder')}`}
        </p>
      </div>
      <SelectBox
        label={t('lists:selectOne', { name: order.orderNumber })}
        checked={isSelected}
        isOn={isSelecting}
        onToggle={(isRange) => onToggle(order.orderId, isRange)}
      />
    </article>
  )
})
