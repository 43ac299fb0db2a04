import type { Addresses } from '../kit/address.ts'

export const appClipAddresses = {
  fetchAll: { method: 'GET', path: '/appClips/fetchAll', access: 'account', needs: 'content' },
  update: { method: 'POST', path: '/appClips/update', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const experienceToolAddresses = {
  duplicate: { method: 'POST', path: '/experiences/duplicate', access: 'account', needs: 'content' },
  consequences: { method: 'GET', path: '/experiences/:experienceId/consequences', access: 'account', needs: 'content' },
  story: { method: 'GET', path: '/experiences/:experienceId/story', access: 'account', needs: 'content', isFile: true },
  saveTheme: { method: 'POST', path: '/experiences/saveTheme', access: 'account', needs: 'content' },
  deleteMany: { method: 'POST', path: '/experiences/deleteMany', access: 'account', needs: 'content' },
  setActiveMany: { method: 'POST', path: '/experiences/setActiveMany', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const publishingAddresses = {
  changes: { method: 'GET', path: '/experiences/changes', access: 'account', needs: 'content' },
  publish: { method: 'POST', path: '/experiences/publish', access: 'account', needs: 'content' },
  schedulePublishing: { method: 'POST', path: '/experiences/schedulePublishing', access: 'account', needs: 'content' },
  cancelScheduled: { method: 'POST', path: '/experiences/cancelScheduled', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const previewAddresses = {
  createPreviewLink: { method: 'POST', path: '/experiences/createPreviewLink', access: 'account', needs: 'content' },
  endPreviewLinks: { method: 'POST', path: '/experiences/endPreviewLinks', access: 'account', needs: 'content' },
} as const satisfies Addresses

export const experienceAddresses = {
  getAll: { method: 'GET', path: '/getAllPagesByAccountId', access: 'account', needs: 'basics' },
  update: { method: 'POST', path: '/updatePage', access: 'account', needs: 'content' },
  checkName: { method: 'POST', path: '/checkPageNameAvailability', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/deletePage', access: 'account', needs: 'content' },
  fetchByPath: { method: 'POST', path: '/experiences/fetchByPath', access: 'anyone' },
  fetchByTagId: { method: 'POST', path: '/experiences/fetchByTagId', access: 'anyone' },
} as const satisfies Addresses

export const exploreSearchAddresses = {
  search: { method: 'POST', path: '/explore/search', access: 'anyone' },
} as const satisfies Addresses

export const exploreAddresses = {
  fetch: { method: 'POST', path: '/explore/fetchExperiences', access: 'anyone' },
} as const satisfies Addresses
