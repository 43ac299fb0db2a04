import type { Addresses } from '../kit/address.ts'

export const checkAddresses = {
  run: { method: 'POST', path: '/checks/run', access: 'account', needs: 'content' },
  addresses: { method: 'POST', path: '/checks/addresses', access: 'account', needs: 'content' },
  layouts: { method: 'GET', path: '/checks/layouts', access: 'account', needs: 'content' },
  saveLayout: { method: 'POST', path: '/checks/layouts', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const draftAddresses = {
  getAll: { method: 'GET', path: '/drafts', access: 'account', needs: 'content' },
  save: { method: 'POST', path: '/drafts/save', access: 'account', needs: 'content' },
  discard: { method: 'POST', path: '/drafts/discard', access: 'account', needs: 'content' },
  orders: { method: 'GET', path: '/drafts/orders', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const twinAddresses = {
  open: { method: 'POST', path: '/twins/open', access: 'account', needs: 'content' },
  show: { method: 'POST', path: '/twins/:twinId/show', access: 'account', needs: 'content' },
  keep: { method: 'POST', path: '/twins/:twinId/keep', access: 'account', needs: 'content' },
  close: { method: 'POST', path: '/twins/:twinId/close', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const versionAddresses = {
  getAll: { method: 'GET', path: '/versions', access: 'account', needs: 'content' },
  fetch: { method: 'GET', path: '/versions/:versionId', access: 'account', needs: 'content' },
  rename: { method: 'POST', path: '/versions/rename', access: 'account', needs: 'content' },
} as const satisfies Addresses
