import { createHash, randomBytes } from 'node:crypto'
import { isSame } from '../spam/tickets.ts'

/** What the links in mails do. LEAVE: off the list. FORGET: all that is stored about the person. */
export type Step = 'confirm' | 'leave' | 'forget'

export const SUBSCRIPTION_PREFIX = '/subscriptions/'
export const stepPath = (step: Step, token: string): string => `${SUBSCRIPTION_PREFIX}${step}/${token}`

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A link that works once; only its hash is stored. */
export function newConfirmLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** What a signed link does. */
type OwnStep = Exclude<Step, 'confirm'>

/** Links by which somebody leaves, signed for the one thing they do and not stored: they work as long as the record is there. */
export function createOwnLinks(sign: (text: string) => string) {
  return {
    tokenOf: (step: OwnStep, subscriberId: string): string => `${subscriberId}.${sign(`${step} ${subscriberId}`)}`,
    /** Whose it is; undefined for one that is not ours. */
    subscriberOf(step: OwnStep, token: string): string | undefined {
      const [subscriberId = '', mac = ''] = token.split('.')
      return isSame(mac, sign(`${step} ${subscriberId}`)) ? subscriberId : undefined
    },
  }
}
export type OwnLinks = ReturnType<typeof createOwnLinks>
