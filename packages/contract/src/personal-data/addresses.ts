import type { Addresses } from '../kit/address.ts'

/** POST, so that no log of addresses holds that of a person. Whoever runs a closed account still owes an answer. */
export const personalDataAddresses = {
  findVisitor: { method: 'POST', path: '/account/visitor', access: 'account', needs: 'account', isForInactive: true },
  exportVisitor: {
    method: 'POST',
    path: '/account/visitor/export',
    access: 'account',
    needs: 'account',
    isForInactive: true,
    isFile: true,
  },
  eraseVisitor: { method: 'POST', path: '/account/visitor/erase', access: 'account', needs: 'account' },
} as const satisfies Addresses
