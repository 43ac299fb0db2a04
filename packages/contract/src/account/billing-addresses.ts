import type { Address, Addresses } from '../kit/address.ts'

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
