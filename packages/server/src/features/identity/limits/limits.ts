import type { SharedClaim, SharedLimits } from '../../../platform/limits/shared-limits.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS

/** Rate limits. Sending costs money and annoys people; guessing passwords and codes must not succeed. */
export const RULES = {
  // robustness J3: the fourth message in ten minutes is refused. Sign-ups and forgotten passwords count together.
  messageToDestination: { max: 3, seconds: 10 * MINUTE_SECONDS },
  // Strangers can exhaust this, so it lasts an hour, not a day: at most 144 messages a day, from at least 12 addresses
  messageToDestinationHourly: { max: 6, seconds: 60 * MINUTE_SECONDS },
  messageFromAddressToDestination: { max: 12, seconds: DAY_SECONDS },
  // After the right password. 12 codes of five tries a day: under 1 in 10,000 for somebody who knows only the password
  challengeToAccount: { max: 3, seconds: 10 * MINUTE_SECONDS },
  challengeToAccountDaily: { max: 12, seconds: DAY_SECONDS },
  sendEmailFromAddress: { max: 40, seconds: 10 * MINUTE_SECONDS },
  sendSmsFromAddress: { max: 10, seconds: 10 * MINUTE_SECONDS },
  // Counts misses only. A guessing stranger is locked out alone; a crowd of them locks out other strangers, never an
  // browser or address that the owner signed in from (recognise-caller.ts).
  signInFromAddressToAccount: { max: 10, seconds: 15 * MINUTE_SECONDS },
  signInToAccount: { max: 50, seconds: 15 * MINUTE_SECONDS },
  signInFromAddress: { max: 100, seconds: 15 * MINUTE_SECONDS },
  // Of an account: guesses at the code of its app, or a recovery code. Whoever makes them knows the password: 60 a day are
  // under 1 in 5,000 at a code, of which three work at any time.
  secondFactorToAccount: { max: 10, seconds: 15 * MINUTE_SECONDS },
  secondFactorToAccountDaily: { max: 60, seconds: DAY_SECONDS },
  proveToAccount: { max: 10, seconds: 15 * MINUTE_SECONDS },
  contactChangeOfAccount: { max: 6, seconds: DAY_SECONDS },
  contactChangeToDestination: { max: 3, seconds: 60 * MINUTE_SECONDS },
  confirmFromAddress: { max: 200, seconds: 15 * MINUTE_SECONDS },
} as const
type Rule = keyof typeof RULES

export type Limits = SharedLimits<Rule>
/** What to count, and for whom. */
export type Claim = SharedClaim<Rule>
