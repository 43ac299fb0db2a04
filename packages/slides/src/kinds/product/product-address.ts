/** Where a page asks what a product costs now, and whether it is there. */
export const PRODUCT_ADDRESS = '/api/products/onShow'
