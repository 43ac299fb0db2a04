import { DAY_MS } from '@taplet/base/time'
import type { Floods, Pace } from './floods.ts'
import type { Proofs } from './proofs.ts'
import type { Tickets } from './tickets.ts'
import { tooMany } from './too-many.ts'

/** What is known about a submission before it is read. */
export interface Suspect {
  /** The part of the network address that counts as one guest. */
  address: string
  /** Which form, unique over all accounts. */
  form: string
  /** The id that makes repeats one submission. */
  submissionId: string
  /** False for a native form submission, without our script. */
  isScripted: boolean
  /** Sent by a page of another site, where our forms never are. */
  isForeign: boolean
  ticket?: string | undefined
  proof?: string | undefined
  /** Content of the honeypot, the field that people do not see. */
  trap?: string | undefined
  /** The texts strangers can write, field by field, for classification. */
  words: readonly string[]
}

export type SpamClass = 'WELCOME' | 'SPAM' | { challenge: string; bits: number }

/** Nobody reads a question, chooses stars and presses a button faster than this. */
const QUICKEST_MS = 1200
const TICKET_LIFETIME_MS = DAY_MS
/** A review with more links than this is advertising. */
const MAX_LINKS = 2

interface SpamClassifierDependencies {
  tickets: Pick<Tickets, 'ageOf'>
  proofs: Proofs
  floods: Pick<Floods, 'isRepeated' | 'takeAnswer'>
}

/**
 * Separates people from bots without a puzzle. Definite spam is stored as spam, for the merchant to see. Senders over a
 * limit get an error with the time to wait: a submission is never reported as accepted when it was not.
 */
export function createSpamClassifier({ tickets, proofs, floods }: SpamClassifierDependencies) {
  function isHasty(ticket: string | undefined): boolean {
    const age = ticket === undefined ? undefined : tickets.ageOf(ticket)
    return age === undefined || age < QUICKEST_MS || age > TICKET_LIFETIME_MS
  }

  /** Whether a proof of work is required, which only a script can do. */
  const isSuspicious = ({ isScripted, isForeign, ticket }: Suspect, pace: Pace): boolean =>
    isScripted && (pace === 'SUSPICIOUS' || isForeign || isHasty(ticket))

  const isSolved = ({ proof, submissionId }: Suspect): boolean =>
    proof !== undefined && proofs.isSolved(proof, submissionId)

  /** Counts as a side effect, so it comes last. */
  const isRepeated = ({ address, form, words }: Suspect): Promise<boolean> => floods.isRepeated(address, form, words)

  return async (suspect: Suspect): Promise<SpamClass> => {
    const { isScripted, isForeign, trap, words } = suspect
    const pace = await floods.takeAnswer(suspect.address, suspect.form, isScripted)
    if (typeof pace === 'number') throw tooMany(pace)
    if (trap || countLinks(words.join(' ')) > MAX_LINKS || (isForeign && !isScripted)) return 'SPAM'
    if (isSuspicious(suspect, pace) && !isSolved(suspect)) return proofs.challenge(suspect.submissionId)
    return (await isRepeated(suspect)) ? 'SPAM' : 'WELCOME'
  }
}
export type SpamClassifier = ReturnType<typeof createSpamClassifier>

const countLinks = (words: string): number => words.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
