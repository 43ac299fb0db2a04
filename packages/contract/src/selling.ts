/** Entry point: the calls of merchants who sell on their slides. Apart from the others, so that the first screen does not carry them. */
import { orderCalls, payoutCalls } from './selling/orders.ts'

export {
  MAX_REFUND_REASON,
  type Order,
  ORDERS_EXPORT_PATH,
  type OrdersFilter,
  ordersExportQuery,
  type OrderState,
  orderState,
  type PayoutAccount,
  payoutState,
} from './selling/orders.ts'
export {
  type DeliveryAddress,
  deliveryAddress,
  MAX_QUANTITY,
  type PaymentIntent,
  type PaymentStatus,
  paymentStatus,
  type Receipt,
} from './selling/payments.ts'

export const selling = { orders: orderCalls, payouts: payoutCalls } as const
export type Selling = typeof selling
