import { createHash, randomBytes } from 'node:crypto'
import { isSame } from '../spam/tickets.ts'

/** What links in mails do. LEAVE: unsubscribe. FORGET: delete all that is stored about the person. */
export type Step = 'confirm' | 'leave' | 'forget'

export const SUBSCRIPTION_PREFIX = '/subscriptions/'
export const stepPath = (step: Step, token: string): string => `${SUBSCRIPTION_PREFIX}${step}/${token}`

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Returns a link that works once; only its hash is stored. */
export function newConfirmLink(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** The steps that have a signed link. */
type OwnStep = Exclude<Step, 'confirm'>

/** Unsubscribe and delete links, each signed for its one purpose and not stored: they work as long as the record exists. */
export function createOwnLinks(sign: (text: string) => string) {
  return {
    tokenOf: (step: OwnStep, subscriberId: string): string => `${subscriberId}.${sign(`${step} ${subscriberId}`)}`,
    /** Returns the subscriber of the link; undefined when the signature is not ours. */
    subscriberOf(step: OwnStep, token: string): string | undefined {
      const [subscriberId = '', mac = ''] = token.split('.')
      return isSame(mac, sign(`${step} ${subscriberId}`)) ? subscriberId : undefined
    },
  }
}
export type OwnLinks = ReturnType<typeof createOwnLinks>
