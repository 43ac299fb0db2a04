import type { Security, SignedInDevice } from '@taplet/contract'

/** How somebody signs in who has an e-mail address and a password. */
export const aSecurity = (change: Partial<Security> = {}): Security => ({
  email: 'rosa@lark.coffee',
  phone: null,
  takesPhones: true,
  hasPassword: true,
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  smsChallenge: false,
  passkeys: [],
  canUsePasskeys: true,
  secondFactor: null,
  google: { isAvailable: true, email: null },
  ...change,
})

export const aDevice = (change: Partial<SignedInDevice> = {}): SignedInDevice => ({
  sessionId: 's1',
  isCurrent: true,
  device: 'DESKTOP',
  browser: 'Firefox',
  system: 'Linux',
  country: 'PT',
  signedInAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
