import type { Addresses } from '../kit/address.ts'

export const formAddresses = {
  ticket: { method: 'GET', path: '/forms/ticket', access: 'anyone' },
  review: { method: 'POST', path: '/forms/reviews', access: 'anyone' },
  subscribe: { method: 'POST', path: '/forms/subscriptions', access: 'anyone' },
} as const satisfies Addresses

export const inboxAddresses = {
  list: { method: 'GET', path: '/inbox', access: 'account', needs: 'sales' },
  counts: { method: 'GET', path: '/inbox/counts', access: 'account', needs: 'sales' },
  origins: { method: 'GET', path: '/inbox/origins', access: 'account', needs: 'sales' },
  moderate: { method: 'POST', path: '/inbox/moderate', access: 'account', needs: 'sales' },
  markSpam: { method: 'POST', path: '/inbox/subscribers/spam', access: 'account', needs: 'sales' },
  markRead: { method: 'POST', path: '/inbox/read', access: 'account', needs: 'sales' },
  reply: { method: 'POST', path: '/inbox/reply', access: 'account', needs: 'sales' },
  delete: { method: 'POST', path: '/inbox/delete', access: 'account', needs: 'sales' },
  deletePerson: { method: 'POST', path: '/inbox/deletePerson', access: 'account', needs: 'sales' },
  getSettings: { method: 'GET', path: '/inbox/settings', access: 'account', needs: 'account' },
  saveDigest: { method: 'POST', path: '/inbox/digest', access: 'account', needs: 'account' },
  saveWebhook: { method: 'POST', path: '/inbox/webhook', access: 'account', needs: 'account' },
  rotateWebhookSecret: { method: 'POST', path: '/inbox/webhook/secret', access: 'account', needs: 'account' },
  testWebhook: { method: 'POST', path: '/inbox/webhook/test', access: 'account', needs: 'account' },
  deleteWebhook: { method: 'POST', path: '/inbox/webhook/delete', access: 'account', needs: 'account' },
  sendAgain: { method: 'POST', path: '/inbox/webhook/deliveries/again', access: 'account', needs: 'account' },
  getDeliveries: { method: 'GET', path: '/inbox/webhook/deliveries', access: 'account', needs: 'account' },
  export: { method: 'GET', path: '/inbox/export.csv', access: 'account', needs: 'sales', isFile: true },
} as const satisfies Addresses

export const moreReviewsAddresses = {
  moreReviews: { method: 'POST', path: '/forms/reviews/more', access: 'anyone' },
} as const satisfies Addresses
