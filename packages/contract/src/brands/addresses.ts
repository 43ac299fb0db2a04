import type { Addresses } from '../kit/address.ts'

export const brandAddresses = {
  getAll: { method: 'GET', path: '/brandKits', access: 'account', needs: 'content' },
  save: { method: 'POST', path: '/brandKits/save', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/brandKits/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses
