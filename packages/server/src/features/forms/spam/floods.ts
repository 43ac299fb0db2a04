import { MINUTE_MS } from '@taplet/base/time'
import { createHash } from 'node:crypto'

const WINDOW_MS = 10 * MINUTE_MS
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
/** Keys that are told apart in one window; a flood from more of them is the network's to stop. */
const MAX_KEYS = 50_000

export type Pace = 'EASY' | 'SUSPICIOUS'

export interface Floods {
  /** Counts a request, before anything is read for it. Answers the seconds to wait, 0 when it may pass. */
  takeRequest(address: string): number
  /** Counts a new answer to a form: how it looks, or the seconds to wait. */
  takeAnswer(address: string, form: string, isScripted: boolean): Pace | number
  /** Counts what was written. True for long words that one address has sent again and again. */
  isRepeated(address: string, form: string, words: string): boolean
}

interface Window {
  began: number
  counts: Map<string, number>
}

/** Counts by network address in the memory of this process, by fixed windows. */
export function createFloods(now: () => number): Floods {
  const minute: Window = { began: 0, counts: new Map() }
  const longer: Window = { began: 0, counts: new Map() }

  function take(window: Window, length: number, key: string): { count: number; wait: number } {
    const began = Math.floor(now() / length) * length
    if (began !== window.began || window.counts.size > MAX_KEYS) window.counts = new Map()
    window.began = began
    const count = (window.counts.get(key) ?? 0) + 1
    window.counts.set(key, count)
    return { count, wait: Math.ceil((began + length - now()) / 1000) }
  }
  const takeAnswer = (key: string) => take(longer, WINDOW_MS, key)

  function takeScripted(address: string, form: string): Pace | number {
    const { easyOfAddress, ofAddress, easyOfForm } = LIMITS.scripted
    const own = takeAnswer(`s ${address} ${form}`)
    if (own.count > ofAddress) return own.wait
    const all = takeAnswer(`s * ${form}`)
    return own.count > easyOfAddress || all.count > easyOfForm ? 'SUSPICIOUS' : 'EASY'
  }

  function takePlain(address: string, form: string): Pace | number {
    const { ofAddress, ofForm, ofAddressToAllForms } = LIMITS.plain
    const own = takeAnswer(`p ${address} ${form}`)
    // What is refused counts no further: nobody shuts a form for others by going on.
    if (own.count > ofAddress || takeAnswer(`p ${address} *`).count > ofAddressToAllForms) return own.wait
    return takeAnswer(`p * ${form}`).count > ofForm ? own.wait : 'EASY'
  }

  return {
    takeRequest(address) {
      const { count, wait } = take(minute, MINUTE_MS, address)
      return count > MAX_REQUESTS ? wait : 0
    },
    takeAnswer: (address, form, isScripted) => (isScripted ? takeScripted : takePlain)(address, form),
    isRepeated: (address, form, words) =>
      words.length >= LONG_WORDS && takeAnswer(`w ${address} ${form} ${shortened(words)}`).count > MAX_REPEATS,
  }
}

/** So that counting them takes little room. */
const shortened = (words: string): string => createHash('sha256').update(words).digest('base64url').slice(0, 12)
