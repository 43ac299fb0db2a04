import type { Addresses } from '../kit/address.ts'

export const onboardingAddresses = {
  fetch: { method: 'GET', path: '/onboarding', access: 'account', needs: 'content' },
  recordShare: { method: 'POST', path: '/onboarding/recordShare', access: 'account', needs: 'content' },
  putAway: { method: 'POST', path: '/onboarding/putAway', access: 'account', needs: 'content' },
} as const satisfies Addresses
