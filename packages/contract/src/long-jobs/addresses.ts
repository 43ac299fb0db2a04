import type { Addresses } from '../kit/address.ts'

export const longJobAddresses = {
  fetchAll: { method: 'GET', path: '/longJobs/fetchAll', access: 'account' },
  delete: { method: 'POST', path: '/longJobs/delete', access: 'account' },
  file: { method: 'GET', path: '/longJobs/file', access: 'account', isFile: true },
} as const satisfies Addresses
