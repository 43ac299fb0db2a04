import type { Addresses } from '../kit/address.ts'

export const analyticsToolAddresses = {
  report: { method: 'GET', path: '/analytics/report', access: 'account', needs: 'numbers' },
  reportCsv: { method: 'GET', path: '/analytics/report.csv', access: 'account', needs: 'numbers', isFile: true },
  live: { method: 'GET', path: '/analytics/live', access: 'account', needs: 'numbers' },
  getShare: { method: 'GET', path: '/analytics/share', access: 'account', needs: 'numbers' },
  createShare: { method: 'POST', path: '/analytics/share', access: 'account', needs: 'content' },
  deleteShare: { method: 'POST', path: '/analytics/unshare', access: 'account', needs: 'content' },
  shared: { method: 'GET', path: '/analytics/shared/:shareId', access: 'anyone' },
  getMail: { method: 'GET', path: '/analytics/mail', access: 'account', needs: 'account' },
  updateMail: { method: 'POST', path: '/analytics/mail', access: 'account', needs: 'account' },
} as const satisfies Addresses

export const analyticsAddresses = {
  visits: { method: 'GET', path: '/analytics/visits/counts', access: 'account', needs: 'numbers' },
  notifications: { method: 'GET', path: '/analytics/notifications/counts', access: 'account', needs: 'numbers' },
  tags: { method: 'GET', path: '/analytics/tags/counts', access: 'account', needs: 'numbers' },
} as const satisfies Addresses

export const historyToolAddresses = {
  list: { method: 'GET', path: '/account/pageVisitHistory', access: 'account', needs: 'self' },
  merge: { method: 'POST', path: '/account/mergePageVisitHistory', access: 'account', needs: 'self' },
  restore: { method: 'POST', path: '/account/restoreItemToPageVisitHistory', access: 'account', needs: 'self' },
  clear: { method: 'POST', path: '/account/clearPageVisitHistory', access: 'account', needs: 'self' },
  pause: { method: 'POST', path: '/account/pausePageVisitHistory', access: 'account', needs: 'self' },
} as const satisfies Addresses

export const historyAddresses = {
  remove: { method: 'POST', path: '/account/removeItemFromPageVisitHistory', access: 'account', needs: 'self' },
  fetchMetadata: { method: 'POST', path: '/fetchMetadataForPageVisitItems', access: 'anyone' },
} as const satisfies Addresses

export const visitAddresses = {
  record: { method: 'POST', path: '/visits/record', access: 'anyone' },
} as const satisfies Addresses

/** A one-pixel picture, below /api, that reports visits without JavaScript: `?path=…&tag=…`. */
export const VISIT_PIXEL_PATH = '/visits/pixel.gif'
