import type { Identifier } from '../identifier.ts'
import type { Claim } from './limits.ts'

/** What counts when a sign-up message goes out. Anybody can cause one to any destination, so no block of it lasts long. */
export const signUpMessageClaims = ({ channel, destination }: Identifier, from: string): Claim[] => [
  [channel === 'sms' ? 'sendSmsFromAddress' : 'sendEmailFromAddress', from],
  ['signUpFromAddressToDestination', from, destination],
  ['signUpToDestinationHourly', destination],
  ['signUpToDestination', destination],
]

/** What counts when a sign-in code goes out. It took the right password, so nobody else can use this up. */
export const signInMessageClaims = (userId: string, from: string): Claim[] => [
  ['sendSmsFromAddress', from],
  ['challengeToAccountDaily', userId],
  ['challengeToAccount', userId],
]
