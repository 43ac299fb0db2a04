import type { Addresses } from '../kit/address.ts'

export const closingAddresses = {
  fetchClosing: { method: 'GET', path: '/account/closing', access: 'account', needs: 'account' },
  close: { method: 'POST', path: '/account/close', access: 'account', needs: 'account' },
  bringBack: { method: 'POST', path: '/account/bringBack', access: 'account', needs: 'account', isForInactive: true },
  export: { method: 'POST', path: '/account/export', access: 'account', needs: 'account', isForInactive: true },
} as const satisfies Addresses
