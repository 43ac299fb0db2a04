import type { Addresses } from '../kit/address.ts'

export const qrDesignAddresses = {
  fetchAll: { method: 'GET', path: '/qrDesigns/fetchAll', access: 'account', needs: 'basics' },
  update: { method: 'POST', path: '/qrDesigns/update', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/qrDesigns/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const printAddresses = {
  print: {
    method: 'POST',
    path: '/qrDesigns/print',
    access: 'account',
    needs: 'content',
    isFile: true,
    isForInactive: true,
  },
  printPreview: {
    method: 'POST',
    path: '/qrDesigns/printPreview',
    access: 'account',
    needs: 'content',
    isForInactive: true,
  },
} as const satisfies Addresses

export const qrToolAddresses = {
  check: { method: 'POST', path: '/qrDesigns/check', access: 'account', needs: 'content' },
  restore: { method: 'POST', path: '/qrDesigns/restore', access: 'account', needs: 'content' },
  file: { method: 'GET', path: '/qrDesigns/file', access: 'account', needs: 'content', isFile: true },
  makeFiles: { method: 'POST', path: '/qrDesigns/makeFiles', access: 'account', needs: 'content' },
} as const satisfies Addresses
