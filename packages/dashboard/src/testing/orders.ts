import type { Order, PayoutAccount } from '@taplet/contract'
import { type Handlers, refuse } from './fake-server.ts'
import { inboxOf } from './inbox.ts'

/** An order as the server sends it. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  orderId: 'o1',
  orderNumber: 'K7-2F',
  state: 'TO_DO',
  paymentStatus: 'SUCCEEDED',
  failure: '',
  isOversold: false,
  isTest: false,
  productId: 'p1',
  title: 'Morning cup',
  variantName: 'Sea Blue',
  imageUrl: '',
  quantity: 2,
  unitPrice: 1850,
  deliveryPrice: 500,
  amount: 4200,
  refundedAmount: 0,
  restockable: 2,
  restocked: 0,
  currency: 'EUR',
  discountApplied: false,
  buyerName: 'Ana Costa',
  buyerEmail: 'ana@harbour.example',
  address: { line1: 'Rua Augusta 12', line2: '', postalCode: '1100-053', city: 'Lisboa', state: '', country: 'PT' },
  note: '',
  fullPagePath: 'lark',
  experienceItemId: 'i1',
  tagId: '',
  providerUrl: 'https://provider.example/payments/pi_1',
  createdAt: '2026-05-20T10:00:00.000Z',
  paidAt: '2026-05-20T10:01:00.000Z',
  doneAt: null,
  ...change,
})

export const aPayoutAccount = (change: Partial<PayoutAccount> = {}): PayoutAccount => ({
  state: 'READY',
  isTest: false,
  missing: [],
  dashboardUrl: 'https://provider.example/',
  ...change,
})

const countsOf = (orders: readonly Order[]) => {
  const count = (state: Order['state']) => orders.filter((order) => order.state === state).length
  return { TO_DO: count('TO_DO'), DONE: count('DONE'), REFUNDED: count('REFUNDED'), UNPAID: count('UNPAID') }
}

/** A shop that returns pages of fifty, records refunds, and accepts every change. */
export function shopOf(first: readonly Order[], change: Handlers = {}): Handlers {
  let orders = [...first]
  const list: Handlers[string] = ({ id, state, search, cursor }) => {
    const found = orders
      .filter((order) => (id ? order.orderId === id : (state ?? order.state) === order.state))
      .filter((order) => id || state || order.state !== 'UNPAID')
      .filter((order) => typeof search !== 'string' || order.title.includes(search))
    const from = Number(cursor ?? 0)
    return { orders: found.slice(from, from + 50), nextCursor: found.length > from + 50 ? String(from + 50) : null }
  }
  const refund: Handlers[string] = ({ orderId, amount }) => {
    const before = orders.find((order) => order.orderId === orderId)
    if (!before) return refuse('NOT_FOUND')
    const refundedAmount = before.refundedAmount + Number(amount)
    const after: Order = {
      ...before,
      refundedAmount,
      state: refundedAmount === before.amount ? 'REFUNDED' : before.state,
    }
    orders = orders.map((order) => (order === before ? after : order))
    return { order: after }
  }
  return inboxOf([], {
    '/orders': list,
    '/orders/counts': () => ({ counts: countsOf(orders) }),
    '/orders/done': () => ({ results: [] }),
    '/orders/refund': refund,
    '/products/getAll': () => ({ products: [] }),
    '/payouts/account': () => ({ account: aPayoutAccount() }),
    ...change,
  })
}
