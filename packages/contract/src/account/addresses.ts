import type { Addresses } from '../kit/address.ts'

export const accountAddresses = {
  fetch: { method: 'GET', path: '/fetchAccountData', access: 'account', needs: 'basics' },
  update: { method: 'POST', path: '/updateAccountInformation', access: 'account', needs: 'account' },
  checkUsername: { method: 'POST', path: '/account/checkUsername', access: 'account', needs: 'account' },
} as const satisfies Addresses

export const identityAddresses = {
  signUp: { method: 'POST', path: '/auth/signUp', access: 'anyone' },
  resendCode: { method: 'POST', path: '/auth/resendCode', access: 'anyone' },
  confirmSignUp: { method: 'POST', path: '/auth/confirmSignUp', access: 'anyone' },
  signIn: { method: 'POST', path: '/auth/signIn', access: 'anyone' },
  confirmSignIn: { method: 'POST', path: '/auth/confirmSignIn', access: 'anyone' },
  forgotPassword: { method: 'POST', path: '/auth/forgotPassword', access: 'anyone' },
  completeForgotPassword: { method: 'POST', path: '/auth/completeForgotPassword', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/auth/resetPassword', access: 'anyone' },
  setSmsChallenge: { method: 'POST', path: '/auth/setSmsChallenge', access: 'account', needs: 'self' },
  signOut: { method: 'POST', path: '/auth/signOut', access: 'anyone' },
  session: { method: 'GET', path: '/auth/session', access: 'anyone' },
} as const satisfies Addresses

export const instanceAddresses = {
  fetch: { method: 'GET', path: '/instance', access: 'anyone' },
} as const satisfies Addresses

export const notificationAddresses = {
  fetchAll: { method: 'GET', path: '/notifications/configs', access: 'account', needs: 'content' },
  create: { method: 'POST', path: '/notifications/configs', access: 'account', needs: 'content' },
  update: { method: 'PUT', path: '/notifications/configs/:id', access: 'account', needs: 'content' },
  delete: { method: 'DELETE', path: '/notifications/configs/:id', access: 'account', needs: 'content' },
} as const satisfies Addresses
