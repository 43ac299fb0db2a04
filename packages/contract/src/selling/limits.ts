export const MAX_REFUND_REASON = 500
/** Pieces of one product in one order (spec D32). */
export const MAX_QUANTITY = 99
/** Products per account; more need a real shop. */
export const MAX_PRODUCTS = 200
export const MAX_VARIANTS = 24
export const MAX_PRODUCT_IMAGES = 12
/** In the currency's smallest unit. The least is the provider's: `server/src/features/payments/amounts.ts`. */
export const MAX_PRICE = 99_999_999
export const MAX_STOCK = 999_999
