const MINUTE_MS = 60_000
const WINDOW_MS = 10 * MINUTE_MS
/** Requests of one address in a minute, whatever becomes of them. */
const MAX_REQUESTS = 120
/** Answers to one form in ten minutes: more than the guests of a full shop behind one Wi-Fi leave. */
const LIMITS = {
  /** With script: from then on each costs some work, and later none is taken. */
  scripted: { easy: 15, most: 80 },
  /** Without script nobody can do that work: from then on they land in spam. */
  plain: { easy: 5, most: 20 },
} as const
/** Of all addresses together: from then on each costs some work. */
const EASY_OF_FORM = 200
/** Keys that are told apart in one window; a flood from more of them is the network's to stop. */
const MAX_KEYS = 50_000

export type Pace = 'EASY' | 'SUSPICIOUS'

export interface Floods {
  /** Counts a request, before anything is read for it. Answers the seconds to wait, 0 when it may pass. */
  takeRequest(address: string): number
  /** Counts a new answer to a form: how it looks, or the seconds to wait. */
  takeAnswer(address: string, form: string, isScripted: boolean): Pace | number
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

  return {
    takeRequest(address) {
      const { count, wait } = take(minute, MINUTE_MS, address)
      return count > MAX_REQUESTS ? wait : 0
    },
    takeAnswer(address, form, isScripted) {
      const { easy, most } = isScripted ? LIMITS.scripted : LIMITS.plain
      const own = take(longer, WINDOW_MS, `${isScripted ? 's' : 'p'} ${address} ${form}`)
      if (own.count > most) return own.wait
      const all = take(longer, WINDOW_MS, `* ${form}`)
      return own.count > easy || all.count > EASY_OF_FORM ? 'SUSPICIOUS' : 'EASY'
    },
  }
}
