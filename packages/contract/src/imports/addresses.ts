import type { Addresses } from '../kit/address.ts'

export const importAddresses = {
  readPage: { method: 'POST', path: '/imports/readPage', access: 'account', needs: 'content' },
  keepPictures: { method: 'POST', path: '/imports/keepPictures', access: 'account', needs: 'content' },
} as const satisfies Addresses
