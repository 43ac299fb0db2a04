import type { ProductOnShow, VariantOnShow } from '../define/live-info.ts'

export const MAX_QUANTITY = 99 // spec D32

/** spec §3: begins as INCOMPLETE; the last two are for good. */
export type PaymentStatus = 'INCOMPLETE' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED'

/** What is being bought, and how its payment stands. */
export interface Checkout {
  variantId: string
  quantity: number
  paymentStatus: PaymentStatus
  /** The price is a reduced one. */
  discountApplied: boolean
}

export const variantOf = (product: ProductOnShow, { variantId }: { variantId: string }): VariantOnShow | undefined =>
  product.variants.find((variant) => variant.variantId === variantId)

/** How many pieces can be had at most, as far as it is told. */
export const mostOf = (variant: VariantOnShow | undefined): number =>
  Math.min(variant?.fewLeft ?? MAX_QUANTITY, MAX_QUANTITY)

/** What is asked for, or what comes nearest to it; undefined when nothing can be had. */
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

/** Of one order, in the currency's smallest unit. */
export const deliveryOf = ({ sale }: ProductOnShow): number => (sale?.asksAddress ? sale.deliveryPrice : 0)

export const totalOf = (product: ProductOnShow, checkout: Checkout): number =>
  (variantOf(product, checkout)?.price ?? 0) * checkout.quantity + deliveryOf(product)
