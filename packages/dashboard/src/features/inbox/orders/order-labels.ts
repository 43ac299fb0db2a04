import type { DeliveryAddress, Order } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { digitsOf } from '../../../entities/product/typed-price.ts'
import { language } from '../../../lib/text.ts'

const countries = new Intl.DisplayNames(language, { type: 'region' })

/** Formats an amount given in the smallest unit. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 10 ** digitsOf(currency))

/** What was bought: "2 × Morning cup · Sea Blue". */
export const whatOf = ({ quantity, title, variantName }: Order): string =>
  `${quantity} × ${title}${variantName ? ` · ${variantName}` : ''}`

/** Who bought it, as far as known. */
export const buyerOf = ({ buyerName, buyerEmail }: Order, t: Text): string =>
  buyerName || buyerEmail || t('orders:nobody')

/** The lines of an address, as on a parcel. */
export const addressLines = (name: string, address: DeliveryAddress): string[] =>
  [
    name,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.state,
    countries.of(address.country) ?? address.country,
  ].filter(Boolean)

/** How the order is completed. */
export const handling = ({ address }: Order): 'sent' | 'handed' => (address ? 'sent' : 'handed')

export const leftOf = ({ amount, refundedAmount }: Order): number => amount - refundedAmount

/** Whether any of it can still be refunded. */
export const canRefund = (order: Order): boolean => order.paymentStatus === 'SUCCEEDED' && leftOf(order) > 0

type Stand = 'toSend' | 'toHand' | 'sent' | 'handed' | 'refunded' | 'failed' | 'processing' | 'begun'

const tones = {
  toSend: 'amber',
  toHand: 'amber',
  sent: 'green',
  handed: 'green',
  refunded: 'plain',
  failed: 'red',
  processing: 'plain',
  begun: 'plain',
} as const satisfies Record<Stand, string>

const unpaid = { INCOMPLETE: 'begun', PROCESSING: 'processing', SUCCEEDED: 'begun', FAILED: 'failed' } as const

function standOf(order: Order): Stand {
  if (order.state === 'REFUNDED') return 'refunded'
  if (order.state === 'UNPAID') return unpaid[order.paymentStatus]
  if (order.state === 'DONE') return handling(order)
  return order.address ? 'toSend' : 'toHand'
}

/** Its status as a short text and a colour. */
export function standing(order: Order, t: Text): { words: string; tone: (typeof tones)[Stand] } {
  const stand = standOf(order)
  return { words: t(`orders:stands.${stand}`), tone: tones[stand] }
}
