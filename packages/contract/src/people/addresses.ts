import type { Addresses } from '../kit/address.ts'

export const peopleAddresses = {
  list: { method: 'GET', path: '/people', access: 'account', needs: 'account' },
  invite: { method: 'POST', path: '/people/invite', access: 'account', needs: 'account' },
  resendInvitation: { method: 'POST', path: '/people/invitations/resend', access: 'account', needs: 'account' },
  revokeInvitation: { method: 'POST', path: '/people/invitations/revoke', access: 'account', needs: 'account' },
  changeRole: { method: 'POST', path: '/people/role', access: 'account', needs: 'account' },
  handOver: { method: 'POST', path: '/people/handOver', access: 'account', needs: 'account' },
  remove: { method: 'POST', path: '/people/remove', access: 'account', needs: 'account' },
  accounts: { method: 'GET', path: '/people/accounts', access: 'account', needs: 'self' },
  openAccount: { method: 'POST', path: '/people/accounts/open', access: 'account', needs: 'self' },
  leave: { method: 'POST', path: '/people/accounts/leave', access: 'account', needs: 'self' },
  showInvitation: { method: 'POST', path: '/people/invitation', access: 'anyone' },
  acceptInvitation: { method: 'POST', path: '/people/invitation/accept', access: 'account', needs: 'self' },
  declineInvitation: { method: 'POST', path: '/people/invitation/decline', access: 'anyone' },
} as const satisfies Addresses
