import type { Addresses } from '../kit/address.ts'

export const mediaToolAddresses = {
  getUse: { method: 'GET', path: '/media/getUse', access: 'account' },
  update: { method: 'POST', path: '/media/update', access: 'account' },
  linkEdit: { method: 'POST', path: '/media/linkEdit', access: 'account' },
  renderRecipe: { method: 'POST', path: '/media/renderRecipe', access: 'account' },
  replace: { method: 'POST', path: '/media/replace', access: 'account' },
  setPoster: { method: 'POST', path: '/media/setPoster', access: 'account' },
  trim: { method: 'POST', path: '/media/trim', access: 'account' },
  addCaptions: { method: 'POST', path: '/media/addCaptions', access: 'account' },
  removeCaptions: { method: 'POST', path: '/media/removeCaptions', access: 'account' },
} as const satisfies Addresses

export const mediaAddresses = {
  createSignedPutRequestUrl: { method: 'POST', path: '/links/createSignedPutRequestUrl', access: 'account' },
  completeUpload: { method: 'POST', path: '/media/completeUpload', access: 'account' },
  updateVideoLibraryItem: { method: 'POST', path: '/updateVideoLibraryItem', access: 'account' },
  getAll: { method: 'GET', path: '/media/getAll', access: 'account' },
  uploadBase64: { method: 'POST', path: '/media/upload', access: 'account' },
  getCapabilities: { method: 'GET', path: '/media/getCapabilities', access: 'account' },
  delete: { method: 'POST', path: '/media/delete', access: 'account' },
} as const satisfies Addresses
