import { MINUTE_MS } from '@taplet/base/time'
import { createWindowCounter } from '../../../platform/limits/window.ts'
import { createHash } from 'node:crypto'

/** Requests of one address in a minute, whatever becomes of them. */
const MAX_REQUESTS = 120
/** Answers in ten minutes. The guests of a full shop behind one Wi-Fi leave no more. */
const LIMITS = {
  /** With script, to one form: from a few on each costs some work, and later none is taken. */
  scripted: { easyOfAddress: 15, ofAddress: 80, easyOfForm: 200 },
  /** Without script nobody can do that work: so many are taken, and the rest is told to wait. */
  plain: { ofAddress: 60, ofForm: 300, ofAddressToAllForms: 100 },
} as const
/** Words as long as this are not the same by chance. */
const LONG_WORDS = 40
const MAX_REPEATS = 2

export type Pace = 'EASY' | 'SUSPICIOUS'

export interface Floods {
  /** Counts a request, before anything is read for it. Answers the seconds to wait, 0 when it may pass. */
  takeRequest(address: string): number
  /** Counts a new answer to a form: how it looks, or the seconds to wait. */
  takeAnswer(address: string, form: string, isScripted: boolean): Pace | number
  /** Counts what was written. True for long words that one address has sent again and again. */
  isRepeated(address: string, form: string, words: string): boolean
}

/** Counts by network address in the memory of this process, by fixed windows. */
export function createFloods(now: () => number): Floods {
  const requests = createWindowCounter({ now, windowMs: MINUTE_MS })
  const { add, secondsLeft } = createWindowCounter({ now, windowMs: 10 * MINUTE_MS })

  function takeScripted(address: string, form: string): Pace | number {
    const { easyOfAddress, ofAddress, easyOfForm } = LIMITS.scripted
    const own = add(`s ${address} ${form}`)
    if (own > ofAddress) return secondsLeft()
    const all = add(`s * ${form}`)
    return own > easyOfAddress || all > easyOfForm ? 'SUSPICIOUS' : 'EASY'
  }

  function takePlain(address: string, form: string): Pace | number {
    const { ofAddress, ofForm, ofAddressToAllForms } = LIMITS.plain
    // What is refused counts no further: nobody shuts a form for others by going on.
    if (add(`p ${address} ${form}`) > ofAddress || add(`p ${address} *`) > ofAddressToAllForms) return secondsLeft()
    return add(`p * ${form}`) > ofForm ? secondsLeft() : 'EASY'
  }

  return {
    takeRequest: (address) => (requests.add(address) > MAX_REQUESTS ? requests.secondsLeft() : 0),
    takeAnswer: (address, form, isScripted) => (isScripted ? takeScripted : takePlain)(address, form),
    isRepeated: (address, form, words) =>
      words.length >= LONG_WORDS && add(`w ${address} ${form} ${shortened(words)}`) > MAX_REPEATS,
  }
}

/** So that counting them takes little room. */
const shortened = (words: string): string => createHash('sha256').update(words).digest('base64url').slice(0, 12)
