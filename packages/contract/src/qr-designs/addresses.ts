import type { Addresses } from '../kit/address.ts'

export const qrDesignAddresses = {
  fetchAll: { method: 'GET', path: '/qrDesigns/fetchAll', access: 'account' },
  update: { method: 'POST', path: '/qrDesigns/update', access: 'account' },
  delete: { method: 'POST', path: '/qrDesigns/delete', access: 'account' },
} as const satisfies Addresses

export const qrToolAddresses = {
  check: { method: 'POST', path: '/qrDesigns/check', access: 'account' },
  restore: { method: 'POST', path: '/qrDesigns/restore', access: 'account' },
} as const satisfies Addresses

/** A code as a file. A GET with the session cookie, so that a plain link downloads it. */
export const QR_FILE_PATH = '/qrDesigns/file'
/** Many codes: a ZIP of files, or sheets of labels as PDF. */
export const QR_FILES_PATH = '/qrDesigns/files'
