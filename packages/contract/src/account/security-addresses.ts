import type { Addresses } from '../kit/address.ts'

/** What signed-in people see and change of their ways in. */
export const securityAddresses = {
  fetch: { method: 'GET', path: '/account/security', access: 'account', needs: 'self' },
  fetchSessions: { method: 'GET', path: '/account/sessions', access: 'account', needs: 'self' },
  endSession: { method: 'POST', path: '/account/sessions/end', access: 'account', needs: 'self' },
  endOtherSessions: { method: 'POST', path: '/account/sessions/endOthers', access: 'account', needs: 'self' },
  sendProofCode: { method: 'POST', path: '/account/security/sendProofCode', access: 'account', needs: 'self' },
  beginPasskeyProof: { method: 'POST', path: '/account/security/beginPasskeyProof', access: 'account', needs: 'self' },
  prove: { method: 'POST', path: '/account/security/prove', access: 'account', needs: 'self' },
  changePassword: { method: 'POST', path: '/account/security/changePassword', access: 'account', needs: 'self' },
  beginContactChange: {
    method: 'POST',
    path: '/account/security/beginContactChange',
    access: 'account',
    needs: 'self',
  },
  confirmContactChange: {
    method: 'POST',
    path: '/account/security/confirmContactChange',
    access: 'account',
    needs: 'self',
  },
  beginPasskey: { method: 'POST', path: '/account/security/beginPasskey', access: 'account', needs: 'self' },
  addPasskey: { method: 'POST', path: '/account/security/addPasskey', access: 'account', needs: 'self' },
  renamePasskey: { method: 'POST', path: '/account/security/renamePasskey', access: 'account', needs: 'self' },
  removePasskey: { method: 'POST', path: '/account/security/removePasskey', access: 'account', needs: 'self' },
  beginSecondFactor: { method: 'POST', path: '/account/security/beginSecondFactor', access: 'account', needs: 'self' },
  confirmSecondFactor: {
    method: 'POST',
    path: '/account/security/confirmSecondFactor',
    access: 'account',
    needs: 'self',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/account/security/renewRecoveryCodes',
    access: 'account',
    needs: 'self',
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/account/security/removeSecondFactor',
    access: 'account',
    needs: 'self',
  },
  unlinkGoogle: { method: 'POST', path: '/account/security/unlinkGoogle', access: 'account', needs: 'self' },
} as const satisfies Addresses

/** Ways in besides the password, and the step after it. */
export const signInMethodAddresses = {
  beginGoogle: { method: 'POST', path: '/auth/google/begin', access: 'anyone' },
  finishGoogle: { method: 'POST', path: '/auth/google/finish', access: 'anyone' },
  sendLinkCode: { method: 'POST', path: '/auth/google/sendLinkCode', access: 'anyone' },
  linkGoogle: { method: 'POST', path: '/auth/google/link', access: 'anyone' },
  beginPasskey: { method: 'POST', path: '/auth/passkey/begin', access: 'anyone' },
  finishPasskey: { method: 'POST', path: '/auth/passkey/finish', access: 'anyone' },
  answerSecondFactor: { method: 'POST', path: '/auth/secondFactor', access: 'anyone' },
  undoContactChange: { method: 'POST', path: '/auth/undoContactChange', access: 'anyone' },
} as const satisfies Addresses
