import type { Identifier } from '../identifier.ts'
import type { Claim } from './limits.ts'

/** Limits for a sign-up message. Anybody can cause one to any destination, so none of them blocks for long. */
export const signUpMessageClaims = ({ channel, destination }: Identifier, from: string): Claim[] => [
  [channel === 'sms' ? 'sendSmsFromAddress' : 'sendEmailFromAddress', from],
  ['signUpFromAddressToDestination', from, destination],
  ['signUpToDestinationHourly', destination],
  ['signUpToDestination', destination],
]

/** Limits for a sign-in code. It requires the right password, so nobody else can exhaust them. */
export const signInMessageClaims = (userId: string, from: string): Claim[] => [
  ['sendSmsFromAddress', from],
  ['challengeToAccountDaily', userId],
  ['challengeToAccount', userId],
]
