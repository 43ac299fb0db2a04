import type { Addresses } from '../kit/address.ts'

export const longJobAddresses = {
  fetchAll: { method: 'GET', path: '/longJobs/fetchAll', access: 'account', needs: 'content' },
  delete: { method: 'POST', path: '/longJobs/delete', access: 'account', needs: 'content' },
  file: { method: 'GET', path: '/longJobs/file', access: 'account', needs: 'content', isFile: true },
} as const satisfies Addresses
