import type { Addresses } from '../kit/address.ts'

export const formAddresses = {
  ticket: { method: 'GET', path: '/forms/ticket', access: 'anyone' },
  review: { method: 'POST', path: '/forms/reviews', access: 'anyone' },
  subscribe: { method: 'POST', path: '/forms/subscriptions', access: 'anyone' },
} as const satisfies Addresses

export const inboxAddresses = {
  list: { method: 'GET', path: '/inbox', access: 'account' },
  counts: { method: 'GET', path: '/inbox/counts', access: 'account' },
  origins: { method: 'GET', path: '/inbox/origins', access: 'account' },
  moderate: { method: 'POST', path: '/inbox/moderate', access: 'account' },
  markSpam: { method: 'POST', path: '/inbox/subscribers/spam', access: 'account' },
  markRead: { method: 'POST', path: '/inbox/read', access: 'account' },
  reply: { method: 'POST', path: '/inbox/reply', access: 'account' },
  delete: { method: 'POST', path: '/inbox/delete', access: 'account' },
  deletePerson: { method: 'POST', path: '/inbox/deletePerson', access: 'account' },
  getSettings: { method: 'GET', path: '/inbox/settings', access: 'account' },
  saveDigest: { method: 'POST', path: '/inbox/digest', access: 'account' },
  saveWebhook: { method: 'POST', path: '/inbox/webhook', access: 'account' },
  rotateWebhookSecret: { method: 'POST', path: '/inbox/webhook/secret', access: 'account' },
  testWebhook: { method: 'POST', path: '/inbox/webhook/test', access: 'account' },
  deleteWebhook: { method: 'POST', path: '/inbox/webhook/delete', access: 'account' },
  sendAgain: { method: 'POST', path: '/inbox/webhook/deliveries/again', access: 'account' },
  getDeliveries: { method: 'GET', path: '/inbox/webhook/deliveries', access: 'account' },
  export: { method: 'GET', path: '/inbox/export.csv', access: 'account', isFile: true },
} as const satisfies Addresses

export const moreReviewsAddresses = {
  moreReviews: { method: 'POST', path: '/forms/reviews/more', access: 'anyone' },
} as const satisfies Addresses
