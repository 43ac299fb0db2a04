import type { Addresses } from '../kit/address.ts'

export const qrDesignAddresses = {
  fetchAll: { method: 'GET', path: '/qrDesigns/fetchAll', access: 'account' },
  update: { method: 'POST', path: '/qrDesigns/update', access: 'account' },
  delete: { method: 'POST', path: '/qrDesigns/delete', access: 'account' },
} as const satisfies Addresses

export const qrToolAddresses = {
  check: { method: 'POST', path: '/qrDesigns/check', access: 'account' },
  restore: { method: 'POST', path: '/qrDesigns/restore', access: 'account' },
  file: { method: 'GET', path: '/qrDesigns/file', access: 'account', isFile: true },
  makeFiles: { method: 'POST', path: '/qrDesigns/makeFiles', access: 'account' },
} as const satisfies Addresses
