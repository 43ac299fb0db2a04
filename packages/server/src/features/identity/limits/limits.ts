import type { SharedClaim, SharedLimits } from '../../../platform/limits/shared-limits.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** How often what may happen. Sending costs money and patience; guessing passwords and codes must not pay. */
export const RULES = {
  // robustness J3: the fourth message in ten minutes is refused
  signUpToDestination: { max: 3, seconds: 10 * MINUTE },
  // Strangers can use this up, so it lasts an hour and not a day: at most 144 messages a day, and only from 12 addresses on
  signUpToDestinationHourly: { max: 6, seconds: 60 * MINUTE },
  signUpFromAddressToDestination: { max: 12, seconds: DAY },
  // Behind the right password. 12 codes of five tries a day: under 1 in 10,000 for somebody who has nothing but it
  challengeToAccount: { max: 3, seconds: 10 * MINUTE },
  challengeToAccountDaily: { max: 12, seconds: DAY },
  sendEmailFromAddress: { max: 40, seconds: 10 * MINUTE },
  sendSmsFromAddress: { max: 10, seconds: 10 * MINUTE },
  // Misses only. A stranger who guesses locks out himself; a crowd of them locks out other strangers, never an address
  // that the owner signed in from (known-addresses.ts).
  signInFromAddressToAccount: { max: 10, seconds: 15 * MINUTE },
  signInToAccount: { max: 50, seconds: 15 * MINUTE },
  signInFromAddress: { max: 100, seconds: 15 * MINUTE },
  confirmFromAddress: { max: 200, seconds: 15 * MINUTE },
} as const
type Rule = keyof typeof RULES

export type Limits = SharedLimits<Rule>
/** What is to be counted, and for whom. */
export type Claim = SharedClaim<Rule>
