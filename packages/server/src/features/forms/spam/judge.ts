import { AppError } from '../../../platform/http/app-error.ts'
import type { Floods } from './floods.ts'
import type { Proofs } from './proofs.ts'
import type { Tickets } from './tickets.ts'

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
  /** What strangers can write into, for the eye of a machine. */
  words: string
}

export type Verdict = 'WELCOME' | 'SPAM' | { challenge: string; bits: number }

/** Nobody reads a question, chooses stars and presses a button faster than this. */
const QUICKEST_MS = 1200
const TICKET_LIFETIME_MS = 24 * 60 * 60_000
/** A review that names that many addresses advertises something. */
const MAX_LINKS = 2

interface JudgeDependencies {
  tickets: Pick<Tickets, 'ageOf'>
  proofs: Proofs
  floods: Pick<Floods, 'takeAnswer'>
}

/**
 * Tells people from machines without asking people anything. What looks like spam is kept as spam, for the merchant to
 * see; only a flood is refused, with the time to wait.
 */
export function createJudge({ tickets, proofs, floods }: JudgeDependencies) {
  function isHasty(ticket: string | undefined): boolean {
    const age = ticket === undefined ? undefined : tickets.ageOf(ticket)
    return age === undefined || age < QUICKEST_MS || age > TICKET_LIFETIME_MS
  }

  return (suspect: Suspect): Verdict => {
    const { submissionId, isScripted, isForeign, proof, trap, words } = suspect
    const pace = floods.takeAnswer(suspect.address, suspect.form, isScripted)
    if (typeof pace === 'number') throw new AppError('TOO_MANY_REQUESTS', { retryAfter: pace })
    if (trap || countLinks(words) > MAX_LINKS) return 'SPAM'
    if (!isScripted) return pace === 'EASY' && !isForeign ? 'WELCOME' : 'SPAM'
    const isSuspicious = pace === 'SUSPICIOUS' || isForeign || isHasty(suspect.ticket)
    if (!isSuspicious || (proof !== undefined && proofs.isSolved(proof, submissionId))) return 'WELCOME'
    return proofs.challenge(submissionId)
  }
}
export type Judge = ReturnType<typeof createJudge>

const countLinks = (words: string): number => words.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
