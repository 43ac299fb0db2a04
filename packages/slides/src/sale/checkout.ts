import type { ProductOnShow, VariantOnShow } from '../define/live-info.ts'

export const MAX_QUANTITY = 99 // spec D32

/** spec §3: starts as INCOMPLETE; the last two are final. */
export type PaymentStatus = 'INCOMPLETE' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED'

/** What is being bought, and the status of its payment. */
export interface Checkout {
  variantId: string
  quantity: number
  paymentStatus: PaymentStatus
  /** True when the price is a reduced one. */
  discountApplied: boolean
}

export const variantOf = (product: ProductOnShow, { variantId }: { variantId: string }): VariantOnShow | undefined =>
  product.variants.find((variant) => variant.variantId === variantId)

/** Returns the largest quantity available, as far as it is known. */
export const mostOf = (variant: VariantOnShow | undefined): number =>
  Math.min(variant?.fewLeft ?? MAX_QUANTITY, MAX_QUANTITY)

/** Returns the requested checkout, or the nearest possible; undefined when nothing is available. */
export function checkoutOf(
  product: ProductOnShow,
  { variantId = '', quantity = 1 }: { variantId?: string | undefined; quantity?: number | undefined },
): Checkout | undefined {
  const asked = variantOf(product, { variantId })
  const variant = asked?.isAvailable ? asked : product.variants.find(({ isAvailable }) => isAvailable)
  return (
    variant && {
      variantId: variant.variantId,
      quantity: Math.max(1, Math.min(quantity, mostOf(variant))),
      paymentStatus: 'INCOMPLETE',
      discountApplied: variant.fullPrice !== undefined,
    }
  )
}

/** Returns the delivery price of one order, in the currency's smallest unit. */
export const deliveryOf = ({ sale }: ProductOnShow): number => (sale?.asksAddress ? sale.deliveryPrice : 0)

export const totalOf = (product: ProductOnShow, checkout: Checkout): number =>
  (variantOf(product, checkout)?.price ?? 0) * checkout.quantity + deliveryOf(product)
