import type { Addresses } from '../kit/address.ts'

export const linkToolAddresses = {
  stats: { method: 'GET', path: '/links/stats', access: 'account', needs: 'numbers' },
  checkSlug: { method: 'POST', path: '/links/checkSlug', access: 'account', needs: 'content' },
  restore: { method: 'POST', path: '/links/restore', access: 'account', needs: 'content' },
  changeMany: { method: 'POST', path: '/links/changeMany', access: 'account', needs: 'content' },
  import: { method: 'POST', path: '/links/import', access: 'account', needs: 'content' },
  createSeries: { method: 'POST', path: '/links/createSeries', access: 'account', needs: 'content' },
  batches: { method: 'GET', path: '/links/batches', access: 'account', needs: 'content' },
  checkHealth: { method: 'POST', path: '/links/checkHealth', access: 'account', needs: 'content' },
  settings: { method: 'GET', path: '/links/settings', access: 'account', needs: 'content' },
  updateSettings: { method: 'POST', path: '/links/settings', access: 'account', needs: 'content' },
  claim: { method: 'POST', path: '/links/claim', access: 'account', needs: 'content' },
  release: { method: 'POST', path: '/links/release', access: 'account', needs: 'content' },
  registration: { method: 'POST', path: '/links/registration', access: 'anyone' },
  export: { method: 'GET', path: '/links/export.csv', access: 'account', needs: 'content', isFile: true },
  importTemplate: { method: 'GET', path: '/links/import-template.csv', access: 'anyone', isFile: true },
} as const satisfies Addresses

export const linkAddresses = {
  fetchAll: { method: 'GET', path: '/links/fetchAll', access: 'account', needs: 'basics' },
  create: { method: 'POST', path: '/links/create', access: 'account', needs: 'content' },
  update: { method: 'POST', path: '/links/update', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/links/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses
