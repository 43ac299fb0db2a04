import type { Addresses } from '../kit/address.ts'

export const appTemplateAddresses = {
  getAll: { method: 'GET', path: '/appTemplates', access: 'account', needs: 'content' },
  create: { method: 'POST', path: '/appTemplates/create', access: 'account', needs: 'content' },
  rename: { method: 'POST', path: '/appTemplates/rename', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/appTemplates/delete', access: 'account', needs: 'content' },
  use: { method: 'POST', path: '/appTemplates/use', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const copyLinkAddresses = {
  fetch: { method: 'GET', path: '/copyLinks', access: 'account', needs: 'content' },
  create: { method: 'POST', path: '/copyLinks/create', access: 'account', needs: 'content' },
  revoke: { method: 'POST', path: '/copyLinks/revoke', access: 'account', needs: 'content' },
  show: { method: 'POST', path: '/copyLinks/show', access: 'anyone' },
  take: { method: 'POST', path: '/copyLinks/take', access: 'account', needs: 'content' },
} as const satisfies Addresses
