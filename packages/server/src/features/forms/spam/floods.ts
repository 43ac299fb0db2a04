import { MINUTE_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { createSharedWindow } from '../../../platform/limits/shared-window.ts'
import { createWindowCounter } from '../../../platform/limits/window.ts'

/** Requests of one address in a minute, whatever their result. */
const MAX_REQUESTS = 120
/** Submissions in ten minutes. The guests of a full shop behind one Wi-Fi make no more. */
const LIMITS = {
  /** With JavaScript, per form: beyond the `easy` numbers a proof of work is required, and later none is accepted. */
  scripted: { easyOfAddress: 15, ofAddress: 80, easyOfForm: 200 },
  /** Without JavaScript no proof of work is possible: this many are accepted, and the rest must wait. */
  plain: { ofAddress: 60, ofForm: 300, ofAddressToAllForms: 100 },
} as const
/** Texts this long are not identical by chance. */
const LONG_WORDS = 40
const MAX_REPEATS = 2

export type Pace = 'EASY' | 'SUSPICIOUS'

export interface Floods {
  /** Counts a request, before anything is read for it. Returns the seconds to wait, 0 when it may pass. */
  takeRequest(address: string): number
  /** Counts a new submission to a form; returns its pace, or the seconds to wait. */
  takeAnswer(address: string, form: string, isScripted: boolean): Promise<Pace | number>
  /** Counts the texts. Returns true when one address has sent a long one again and again. */
  isRepeated(address: string, form: string, texts: readonly string[]): Promise<boolean>
}

/** Counts by network address in fixed windows: requests in this process, what is sent for all of them together. */
export function createFloods(db: Database, now: () => number): Floods {
  const requests = createWindowCounter({ now, windowMs: MINUTE_MS })
  const { add, secondsLeft } = createSharedWindow({ db, now, windowMs: 10 * MINUTE_MS, name: 'forms' })

  async function takeScripted(address: string, form: string): Promise<Pace | number> {
    const { easyOfAddress, ofAddress, easyOfForm } = LIMITS.scripted
    const [own = 0] = await add([`s ${address} ${form}`])
    if (own > ofAddress) return secondsLeft()
    const [all = 0] = await add([`s * ${form}`])
    return own > easyOfAddress || all > easyOfForm ? 'SUSPICIOUS' : 'EASY'
  }

  async function takePlain(address: string, form: string): Promise<Pace | number> {
    const { ofAddress, ofForm, ofAddressToAllForms } = LIMITS.plain
    // Refused ones are not counted further: nobody can block a form for others by continuing.
    const [own = 0, ownOfAll = 0] = await add([`p ${address} ${form}`, `p ${address} *`])
    if (own > ofAddress || ownOfAll > ofAddressToAllForms) return secondsLeft()
    const [all = 0] = await add([`p * ${form}`])
    return all > ofForm ? secondsLeft() : 'EASY'
  }

  return {
    takeRequest: (address) => (requests.add(address) > MAX_REQUESTS ? requests.secondsLeft() : 0),
    takeAnswer: (address, form, isScripted) => (isScripted ? takeScripted : takePlain)(address, form),
    async isRepeated(address, form, texts) {
      const long = texts.filter((words) => words.length >= LONG_WORDS)
      if (long.length === 0) return false
      const counts = await add(long.map((words) => `w ${address} ${form} ${words}`))
      return counts.some((count) => count > MAX_REPEATS)
    },
  }
}
