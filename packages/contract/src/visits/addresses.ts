import type { Addresses } from '../kit/address.ts'

export const analyticsToolAddresses = {
  report: { method: 'GET', path: '/analytics/report', access: 'account' },
  reportCsv: { method: 'GET', path: '/analytics/report.csv', access: 'account', isFile: true },
  live: { method: 'GET', path: '/analytics/live', access: 'account' },
  getShare: { method: 'GET', path: '/analytics/share', access: 'account' },
  createShare: { method: 'POST', path: '/analytics/share', access: 'account' },
  deleteShare: { method: 'POST', path: '/analytics/unshare', access: 'account' },
  shared: { method: 'GET', path: '/analytics/shared/:shareId', access: 'anyone' },
  getMail: { method: 'GET', path: '/analytics/mail', access: 'account' },
  updateMail: { method: 'POST', path: '/analytics/mail', access: 'account' },
} as const satisfies Addresses

export const analyticsAddresses = {
  visits: { method: 'GET', path: '/analytics/visits/counts', access: 'account' },
  notifications: { method: 'GET', path: '/analytics/notifications/counts', access: 'account' },
  tags: { method: 'GET', path: '/analytics/tags/counts', access: 'account' },
} as const satisfies Addresses

export const historyToolAddresses = {
  list: { method: 'GET', path: '/account/pageVisitHistory', access: 'account' },
  merge: { method: 'POST', path: '/account/mergePageVisitHistory', access: 'account' },
  restore: { method: 'POST', path: '/account/restoreItemToPageVisitHistory', access: 'account' },
  clear: { method: 'POST', path: '/account/clearPageVisitHistory', access: 'account' },
  pause: { method: 'POST', path: '/account/pausePageVisitHistory', access: 'account' },
} as const satisfies Addresses

export const historyAddresses = {
  remove: { method: 'POST', path: '/account/removeItemFromPageVisitHistory', access: 'account' },
  fetchMetadata: { method: 'POST', path: '/fetchMetadataForPageVisitItems', access: 'anyone' },
} as const satisfies Addresses

export const visitAddresses = {
  record: { method: 'POST', path: '/visits/record', access: 'anyone' },
} as const satisfies Addresses

/** A one-pixel picture, below /api, that reports visits without JavaScript: `?path=…&tag=…`. */
export const VISIT_PIXEL_PATH = '/visits/pixel.gif'
