import type { Addresses } from '../kit/address.ts'

export const slideToolAddresses = {
  duplicateItem: { method: 'POST', path: '/experienceItems/duplicate', access: 'account' },
  consequences: { method: 'GET', path: '/experienceItems/:experienceItemId/consequences', access: 'account' },
  deleteMany: { method: 'POST', path: '/experienceItems/deleteMany', access: 'account' },
} as const satisfies Addresses

export const slideAddresses = {
  getAllViews: { method: 'GET', path: '/getAllViewsByAccountId', access: 'account' },
  updateView: { method: 'POST', path: '/updateView', access: 'account' },
  createItem: { method: 'POST', path: '/experienceItems/create', access: 'account' },
  getAllItems: { method: 'GET', path: '/experienceItems/getAll', access: 'account' },
  updateItem: { method: 'POST', path: '/experienceItems/update', access: 'account' },
  deleteItem: { method: 'POST', path: '/experienceItems/delete', access: 'account' },
} as const satisfies Addresses

export const templateAddresses = {
  getAll: { method: 'GET', path: '/templates', access: 'account' },
  create: { method: 'POST', path: '/templates/create', access: 'account' },
  rename: { method: 'POST', path: '/templates/rename', access: 'account' },
  delete: { method: 'POST', path: '/templates/delete', access: 'account' },
} as const satisfies Addresses

export const websiteAddresses = {
  check: { method: 'POST', path: '/websites/check', access: 'account' },
} as const satisfies Addresses
