import { PRODUCT } from '../kit/product.ts'
import type { Addresses } from '../kit/address.ts'

export const payoutAddresses = {
  fetch: { method: 'GET', path: '/payouts/account', access: 'account', needs: 'catalogue' },
  connect: { method: 'POST', path: '/payouts/connect', access: 'account', needs: 'account' },
  disconnect: { method: 'POST', path: '/payouts/disconnect', access: 'account', needs: 'account' },
} as const satisfies Addresses

export const orderAddresses = {
  list: { method: 'GET', path: '/orders', access: 'account', needs: 'sales' },
  counts: { method: 'GET', path: '/orders/counts', access: 'account', needs: 'sales' },
  markDone: { method: 'POST', path: '/orders/done', access: 'account', needs: 'sales' },
  refund: { method: 'POST', path: '/orders/refund', access: 'account', needs: 'sales' },
  export: { method: 'GET', path: '/orders/export', access: 'account', needs: 'sales', isFile: true },
} as const satisfies Addresses

export const paymentAddresses = {
  createIntent: { method: 'POST', path: '/payments/createPaymentIntent', access: 'anyone' },
  receipt: { method: 'POST', path: '/payments/receipt', access: 'anyone' },
} as const satisfies Addresses

export const productAddresses = {
  list: { method: 'GET', path: '/products/getAll', access: 'account', needs: 'catalogue' },
  create: { method: 'POST', path: '/products/create', access: 'account', needs: 'content' },
  update: { method: 'POST', path: '/products/update', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/products/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const productShowAddresses = {
  onShow: { method: 'POST', path: '/products/onShow', access: 'anyone' },
} as const satisfies Addresses

export const shopifyAddresses = {
  link: { method: 'POST', path: `/shopify/shop/linkTo${PRODUCT.camel}Account`, access: 'account', needs: 'account' },
  unlink: {
    method: 'POST',
    path: `/shopify/shop/unlinkFrom${PRODUCT.camel}Account`,
    access: 'account',
    needs: 'account',
  },
  getLinkedAccount: { method: 'POST', path: '/shopify/shop/getLinkedAccount', access: 'anyone' },
  getProducts: { method: 'POST', path: '/shopify/products/get-all', access: 'account', needs: 'catalogue' },
  getInstallation: {
    method: 'GET',
    path: '/shopify/shop/getCurrentAppInstallation',
    access: 'account',
    needs: 'catalogue',
  },
  getPublishedCount: {
    method: 'GET',
    path: '/shopify/products/getPublishedCount',
    access: 'account',
    needs: 'catalogue',
  },
} as const satisfies Addresses
