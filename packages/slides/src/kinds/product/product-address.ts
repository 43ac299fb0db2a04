/** The call that returns a product's current price and stock. */
export const PRODUCT_ADDRESS = '/api/products/onShow'
