import type { Addresses } from '../kit/address.ts'

export const linkToolAddresses = {
  stats: { method: 'GET', path: '/links/stats', access: 'account' },
  checkSlug: { method: 'POST', path: '/links/checkSlug', access: 'account' },
  restore: { method: 'POST', path: '/links/restore', access: 'account' },
  changeMany: { method: 'POST', path: '/links/changeMany', access: 'account' },
  import: { method: 'POST', path: '/links/import', access: 'account' },
  createSeries: { method: 'POST', path: '/links/createSeries', access: 'account' },
  batches: { method: 'GET', path: '/links/batches', access: 'account' },
  checkHealth: { method: 'POST', path: '/links/checkHealth', access: 'account' },
  settings: { method: 'GET', path: '/links/settings', access: 'account' },
  updateSettings: { method: 'POST', path: '/links/settings', access: 'account' },
  claim: { method: 'POST', path: '/links/claim', access: 'account' },
  release: { method: 'POST', path: '/links/release', access: 'account' },
  registration: { method: 'POST', path: '/links/registration', access: 'anyone' },
  export: { method: 'GET', path: '/links/export.csv', access: 'account', isFile: true },
  importTemplate: { method: 'GET', path: '/links/import-template.csv', access: 'anyone', isFile: true },
} as const satisfies Addresses

export const linkAddresses = {
  fetchAll: { method: 'GET', path: '/links/fetchAll', access: 'account' },
  create: { method: 'POST', path: '/links/create', access: 'account' },
  update: { method: 'POST', path: '/links/update', access: 'account' },
  delete: { method: 'POST', path: '/links/delete', access: 'account' },
} as const satisfies Addresses
