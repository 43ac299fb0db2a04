import type { DeliveryAddress } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { toEmailAddress, whyRefused } from '../../../platform/mail/e-mail-address.ts'
import type { SoldProduct } from '../sold-products.ts'
import { amountProblem } from '../amounts.ts'
import { isCountry } from './is-country.ts'
import { messages } from '../messages/messages.ts'

/** What a buyer orders. The price is not part of it. */
export interface OrderRequest {
  productId: string
  quantity: number
  variantId?: string | undefined
  fullPagePath?: string | undefined
  experienceItemId?: string | undefined
  tagId?: string | undefined
  email?: string | undefined
  name?: string | undefined
  address?: DeliveryAddress | undefined
  note?: string | undefined
}

const refuse = (field: string, message: Message): AppError => new AppError('BAD_REQUEST', { message, field })

/** Returns the quantity from a body, which may spell the field either way. Throws BAD_REQUEST. */
export function quantityOf({
  quanity,
  quantity,
}: {
  quanity?: number | undefined
  quantity?: number | undefined
}): number {
  const wanted = quanity ?? quantity
  if (wanted === undefined) throw refuse('quanity', messages.later('quantityMissing'))
  if (quantity !== undefined && wanted !== quantity) throw refuse('quanity', messages.later('twoDifferentQuantities'))
  return wanted
}

type Variant = SoldProduct['variants'][number]

/** Returns the variant that was ordered. Throws BAD_REQUEST when none was chosen, or it is not sold any more. */
export function variantOf({ variants }: SoldProduct, variantId: string | undefined): Variant {
  const [first] = variants
  if (variantId === undefined && variants.length === 1 && first) return first
  if (variantId === undefined) throw refuse('variantId', messages.later('chooseVariant'))
  const variant = variants.find((one) => one.variantId === variantId)
  if (!variant) throw refuse('variantId', messages.later('variantNoLongerSold'))
  return variant
}

/** Returns the request with a normalised buyer address; throws for unusable e-mail addresses and unknown countries. */
export function readBuyer(request: OrderRequest): OrderRequest {
  const { email: typed, address } = request
  const email = typed === undefined ? undefined : toEmailAddress(typed)
  if (typed !== undefined && email === undefined) throw refuse('email', whyRefused(typed))
  if (address && !isCountry(address.country)) throw refuse('address.country', messages.later('chooseCountryFromList'))
  return { ...request, email }
}

/** Throws when buyer data is missing: where to send the confirmation of a purchase in an app, and where to ship. */
export function requireBuyer({ isSent }: SoldProduct, { fullPagePath, email, name, address }: OrderRequest): void {
  if (fullPagePath !== undefined && email === undefined) throw refuse('email', messages.later('emailMissing'))
  if (isSent && name === undefined) throw refuse('name', messages.later('recipientMissing'))
  if (isSent && address === undefined) throw refuse('address', messages.later('deliveryAddressMissing'))
}

/** Throws when fewer are in stock; `held` are those of others whose payment is confirmed. */
export function requireStock({ stock }: Variant, held: number, quantity: number): void {
  if (stock === null) return
  const left = Math.max(0, stock - held)
  if (left >= quantity) return
  if (left === 0) throw new AppError('SOLD_OUT', { field: 'quantity' })
  throw new AppError('SOLD_OUT', { message: messages.later('onlyLeftNothingCharged', { left }), field: 'quantity' })
}

/** Returns the total price. Throws BAD_REQUEST when the provider would refuse the sum. */
export function amountOf({ currency, deliveryPrice }: SoldProduct, { price }: Variant, quantity: number): number {
  // Delivery of a free product is not charged.
  const amount = price === 0 ? 0 : price * quantity + deliveryPrice
  const problem = amountProblem(amount, currency)
  if (problem !== undefined) throw new AppError('BAD_REQUEST', { message: problem })
  return amount
}
