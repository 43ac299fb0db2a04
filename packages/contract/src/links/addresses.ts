import type { Addresses } from '../kit/address.ts'

export const linkToolAddresses = {
  stats: { method: 'GET', path: '/links/stats', access: 'account' },
  checkSlug: { method: 'POST', path: '/links/checkSlug', access: 'account' },
  restore: { method: 'POST', path: '/links/restore', access: 'account' },
  changeMany: { method: 'POST', path: '/links/changeMany', access: 'account' },
  import: { method: 'POST', path: '/links/import', access: 'account' },
  checkHealth: { method: 'POST', path: '/links/checkHealth', access: 'account' },
  settings: { method: 'GET', path: '/links/settings', access: 'account' },
  updateSettings: { method: 'POST', path: '/links/settings', access: 'account' },
  claim: { method: 'POST', path: '/links/claim', access: 'account' },
  release: { method: 'POST', path: '/links/release', access: 'account' },
  registration: { method: 'POST', path: '/links/registration', access: 'anyone' },
} as const satisfies Addresses

export const linkAddresses = {
  fetchAll: { method: 'GET', path: '/links/fetchAll', access: 'account' },
  create: { method: 'POST', path: '/links/create', access: 'account' },
  update: { method: 'POST', path: '/links/update', access: 'account' },
  delete: { method: 'POST', path: '/links/delete', access: 'account' },
} as const satisfies Addresses

/** All links as a CSV file, and an empty one with the same columns and an example: plain downloads. */
export const LINKS_EXPORT_PATH = '/links/export.csv'
export const LINKS_TEMPLATE_PATH = '/links/import-template.csv'
