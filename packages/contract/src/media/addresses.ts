import type { Addresses } from '../kit/address.ts'

export const mediaToolAddresses = {
  getUse: { method: 'GET', path: '/media/getUse', access: 'account', needs: 'content' },
  update: { method: 'POST', path: '/media/update', access: 'account', needs: 'content' },
  linkEdit: { method: 'POST', path: '/media/linkEdit', access: 'account', needs: 'content' },
  renderRecipe: { method: 'POST', path: '/media/renderRecipe', access: 'account', needs: 'content' },
  replace: { method: 'POST', path: '/media/replace', access: 'account', needs: 'content' },
  setPoster: { method: 'POST', path: '/media/setPoster', access: 'account', needs: 'content' },
  trim: { method: 'POST', path: '/media/trim', access: 'account', needs: 'content' },
  addCaptions: { method: 'POST', path: '/media/addCaptions', access: 'account', needs: 'content' },
  removeCaptions: { method: 'POST', path: '/media/removeCaptions', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const mediaAddresses = {
  createSignedPutRequestUrl: {
    method: 'POST',
    path: '/links/createSignedPutRequestUrl',
    access: 'account',
    needs: 'content',
  },
  completeUpload: { method: 'POST', path: '/media/completeUpload', access: 'account', needs: 'content' },
  updateVideoLibraryItem: { method: 'POST', path: '/updateVideoLibraryItem', access: 'account', needs: 'content' },
  getAll: { method: 'GET', path: '/media/getAll', access: 'account', needs: 'content' },
  uploadBase64: { method: 'POST', path: '/media/upload', access: 'account', needs: 'content' },
  getCapabilities: { method: 'GET', path: '/media/getCapabilities', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/media/delete', access: 'account', needs: 'content' },
} as const satisfies Addresses
