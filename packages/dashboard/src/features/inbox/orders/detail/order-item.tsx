import type { Order } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { leftOf, money } from '../order-labels.ts'
import own from './order-detail.module.css'

/** What was bought, and how its price adds up. */
export function OrderItem({ order }: { order: Order }) {
  const t = useText()
  const { title, variantName, imageUrl, quantity, unitPrice, deliveryPrice, amount, refundedAmount, currency } = order
  const say = (sum: number) => money(sum, currency)
  return (
    <section className={own['item']}>
      <span className={own['picture']}>{imageUrl ? <img src={imageUrl} alt="" /> : <Icon name="bag" size={24} />}</span>
      <div className={own['words']}>
        <h3>{title}</h3>
        {variantName && <p>{variantName}</p>}
        <p>
          {t('orders:money.items', { count: quantity, price: say(unitPrice) })}
          {order.discountApplied && ` ${t('orders:money.reduced')}`}
        </p>
      </div>
      <dl className={own['sums']}>
        {order.address && (
          <div>
            <dt>{t('orders:money.delivery')}</dt>
            <dd>{say(deliveryPrice)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{t(order.state === 'UNPAID' ? 'orders:money.totalUnpaid' : 'orders:money.total')}</dt>
          <dd>{say(amount)}</dd>
        </div>
        {refundedAmount > 0 && (
          <>
            <div>
              <dt>{t('orders:money.refunded')}</dt>
              <dd>−{say(refundedAmount)}</dd>
            </div>
            <div data-total>
              <dt>{t('orders:money.left')}</dt>
              <dd>{say(leftOf(order))}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  )
}
