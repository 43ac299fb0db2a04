import type { Address, Addresses } from '../kit/address.ts'

export const planAddresses = {
  fetch: {
    method: 'POST',
    path: '/billing/shared/fetch-available-plans/auth',
    access: 'account',
    needs: 'basics',
  },
  fetchPublic: { method: 'POST', path: '/billing/shared/fetch-available-plans/no-auth', access: 'anyone' },
  fetchUsage: { method: 'GET', path: '/plans/usage', access: 'account', needs: 'basics' },
  fetchKept: { method: 'GET', path: '/plans/kept', access: 'account', needs: 'basics' },
  chooseKept: { method: 'POST', path: '/plans/kept', access: 'account', needs: 'content' },
} as const satisfies Addresses

/** All of them read or change what the account pays, so they need its owner. */
const at = <const Path extends string>(path: Path) =>
  ({ method: 'POST', path: `/billing/${path}`, access: 'account', needs: 'account' }) as const satisfies Address

export const billingAddresses = {
  fetchSubscription: at('shared/fetch-subscription-info'),
  refresh: at('shared/refresh-subscription'),
  updateStripe: at('stripe/update-subscription'),
  previewStripe: at('stripe/preview-subscription'),
  cancelStripe: at('stripe/cancel-subscription'),
  keepStripe: at('stripe/keep-subscription'),
  listInvoices: at('stripe/list-invoices'),
  createPortalSession: at('stripe/create-billing-portal-session'),
  updateShopify: at('shopify/update-subscription'),
  cancelShopify: at('shopify/cancel-subscription'),
} as const satisfies Addresses
