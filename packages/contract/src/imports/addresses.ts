import type { Addresses } from '../kit/address.ts'

export const importAddresses = {
  readPage: { method: 'POST', path: '/imports/readPage', access: 'account', needs: 'content' },
  storePictures: { method: 'POST', path: '/imports/storePictures', access: 'account', needs: 'content' },
} as const satisfies Addresses
