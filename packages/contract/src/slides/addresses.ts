import type { Addresses } from '../kit/address.ts'

export const slideToolAddresses = {
  duplicateItem: { method: 'POST', path: '/experienceItems/duplicate', access: 'account', needs: 'content' },
  consequences: {
    method: 'GET',
    path: '/experienceItems/:experienceItemId/consequences',
    access: 'account',
    needs: 'content',
  },
  deleteMany: { method: 'POST', path: '/experienceItems/deleteMany', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const slideAddresses = {
  getAllViews: { method: 'GET', path: '/getAllViewsByAccountId', access: 'account', needs: 'basics' },
  updateView: { method: 'POST', path: '/updateView', access: 'account', needs: 'content' },
  createItem: { method: 'POST', path: '/experienceItems/create', access: 'account', needs: 'content' },
  getAllItems: { method: 'GET', path: '/experienceItems/getAll', access: 'account', needs: 'basics' },
  updateItem: { method: 'POST', path: '/experienceItems/update', access: 'account', needs: 'content' },
  deleteItem: { method: 'POST', path: '/experienceItems/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const templateAddresses = {
  getAll: { method: 'GET', path: '/templates', access: 'account', needs: 'content' },
  create: { method: 'POST', path: '/templates/create', access: 'account', needs: 'content' },
  rename: { method: 'POST', path: '/templates/rename', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/templates/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const websiteAddresses = {
  check: { method: 'POST', path: '/websites/check', access: 'account', needs: 'content' },
} as const satisfies Addresses
