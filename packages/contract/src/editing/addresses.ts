import type { Addresses } from '../kit/address.ts'

export const checkAddresses = {
  run: { method: 'POST', path: '/checks/run', access: 'account' },
  addresses: { method: 'POST', path: '/checks/addresses', access: 'account' },
} as const satisfies Addresses

export const draftAddresses = {
  getAll: { method: 'GET', path: '/drafts', access: 'account' },
  save: { method: 'POST', path: '/drafts/save', access: 'account' },
  discard: { method: 'POST', path: '/drafts/discard', access: 'account' },
} as const satisfies Addresses

export const twinAddresses = {
  open: { method: 'POST', path: '/twins/open', access: 'account' },
  show: { method: 'POST', path: '/twins/:twinId/show', access: 'account' },
  keep: { method: 'POST', path: '/twins/:twinId/keep', access: 'account' },
  close: { method: 'POST', path: '/twins/:twinId/close', access: 'account' },
} as const satisfies Addresses

export const versionAddresses = {
  getAll: { method: 'GET', path: '/versions', access: 'account' },
  fetch: { method: 'GET', path: '/versions/:versionId', access: 'account' },
  rename: { method: 'POST', path: '/versions/rename', access: 'account' },
} as const satisfies Addresses
