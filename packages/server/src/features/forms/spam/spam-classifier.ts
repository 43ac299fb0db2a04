import { DAY_MS } from '@taplet/base/time'
import type { Floods, Pace } from './floods.ts'
import type { Proofs } from './proofs.ts'
import type { Tickets } from './tickets.ts'
import { tooMany } from './too-many.ts'

/** What is known of a submission before it is read. */
export interface Suspect {
  /** The part of the network address that counts as one guest. */
  address: string
  /** Which form, over all accounts. */
  form: string
  /** What makes repeats one submission. */
  submissionId: string
  /** False for forms that a browser sent by itself, without our script. */
  isScripted: boolean
  /** Sent by a page of another site: our forms are never there. */
  isForeign: boolean
  ticket?: string | undefined
  proof?: string | undefined
  /** What stands in the field that people do not see. */
  trap?: string | undefined
  /** What strangers can write into, for the eye of a machine: field by field. */
  words: readonly string[]
}

export type SpamClass = 'WELCOME' | 'SPAM' | { challenge: string; bits: number }

/** Nobody reads a question, chooses stars and presses a button faster than this. */
const QUICKEST_MS = 1200
const TICKET_LIFETIME_MS = DAY_MS
/** A review that names that many addresses advertises something. */
const MAX_LINKS = 2

interface JudgeDependencies {
  tickets: Pick<Tickets, 'ageOf'>
  proofs: Proofs
  floods: Pick<Floods, 'isRepeated' | 'takeAnswer'>
}

/**
 * Tells people from machines without asking people anything. What surely is spam is kept as spam, for the merchant to see.
 * Whoever is one of too many is told so, with the time to wait: nobody hears that something was taken which was not.
 */
export function createSpamClassifier({ tickets, proofs, floods }: JudgeDependencies) {
  function isHasty(ticket: string | undefined): boolean {
    const age = ticket === undefined ? undefined : tickets.ageOf(ticket)
    return age === undefined || age < QUICKEST_MS || age > TICKET_LIFETIME_MS
  }

  /** Whether work is asked for, which only a script can do. */
  const isSuspicious = ({ isScripted, isForeign, ticket }: Suspect, pace: Pace): boolean =>
    isScripted && (pace === 'SUSPICIOUS' || isForeign || isHasty(ticket))

  const isSolved = ({ proof, submissionId }: Suspect): boolean =>
    proof !== undefined && proofs.isSolved(proof, submissionId)

  /** Counts, so it comes last. */
  const isRepeated = ({ address, form, words }: Suspect): boolean =>
    words.some((text) => floods.isRepeated(address, form, text))

  return (suspect: Suspect): SpamClass => {
    const { isScripted, isForeign, trap, words } = suspect
    const pace = floods.takeAnswer(suspect.address, suspect.form, isScripted)
    if (typeof pace === 'number') throw tooMany(pace)
    if (trap || countLinks(words.join(' ')) > MAX_LINKS || (isForeign && !isScripted)) return 'SPAM'
    if (isSuspicious(suspect, pace) && !isSolved(suspect)) return proofs.challenge(suspect.submissionId)
    return isRepeated(suspect) ? 'SPAM' : 'WELCOME'
  }
}
export type SpamClassifier = ReturnType<typeof createSpamClassifier>

const countLinks = (words: string): number => words.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
