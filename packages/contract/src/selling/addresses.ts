import { PRODUCT } from '../kit/product.ts'
import type { Addresses } from '../kit/address.ts'

export const payoutAddresses = {
  fetch: { method: 'GET', path: '/payouts/account', access: 'account' },
  connect: { method: 'POST', path: '/payouts/connect', access: 'account' },
  disconnect: { method: 'POST', path: '/payouts/disconnect', access: 'account' },
} as const satisfies Addresses

export const orderAddresses = {
  list: { method: 'GET', path: '/orders', access: 'account' },
  counts: { method: 'GET', path: '/orders/counts', access: 'account' },
  markDone: { method: 'POST', path: '/orders/done', access: 'account' },
  refund: { method: 'POST', path: '/orders/refund', access: 'account' },
  export: { method: 'GET', path: '/orders/export', access: 'account', isFile: true },
} as const satisfies Addresses

export const paymentAddresses = {
  createIntent: { method: 'POST', path: '/payments/createPaymentIntent', access: 'anyone' },
  receipt: { method: 'POST', path: '/payments/receipt', access: 'anyone' },
} as const satisfies Addresses

export const productAddresses = {
  list: { method: 'GET', path: '/products/getAll', access: 'account' },
  create: { method: 'POST', path: '/products/create', access: 'account' },
  update: { method: 'POST', path: '/products/update', access: 'account' },
  delete: { method: 'POST', path: '/products/delete', access: 'account' },
} as const satisfies Addresses

export const productShowAddresses = {
  onShow: { method: 'POST', path: '/products/onShow', access: 'anyone' },
} as const satisfies Addresses

export const shopifyAddresses = {
  link: { method: 'POST', path: `/shopify/shop/linkTo${PRODUCT.camel}Account`, access: 'account' },
  unlink: { method: 'POST', path: `/shopify/shop/unlinkFrom${PRODUCT.camel}Account`, access: 'account' },
  getLinkedAccount: { method: 'POST', path: '/shopify/shop/getLinkedAccount', access: 'anyone' },
  getProducts: { method: 'POST', path: '/shopify/products/get-all', access: 'account' },
  getInstallation: { method: 'GET', path: '/shopify/shop/getCurrentAppInstallation', access: 'account' },
  getPublishedCount: { method: 'GET', path: '/shopify/products/getPublishedCount', access: 'account' },
} as const satisfies Addresses
