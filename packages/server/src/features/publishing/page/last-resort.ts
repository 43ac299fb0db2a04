import { toAppError } from '../../../platform/http/errors/error-handler.ts'

interface LastResortOptions {
  /** How long the database is given to answer while a page is cached. */
  limitMs?: number | undefined
  /** How long it is not asked again after it did not answer. */
  pauseMs?: number
  now: () => number
}

const LIMIT_MS = 300
const PAUSE_MS = 1000

/**
 * Asks a database that may be stalled on behalf of what lies in memory. Once it has not answered in time, everything
 * cached is shown without asking, and one request a second finds out whether it is back.
 */
export function createLastResort({ limitMs = LIMIT_MS, pauseMs = PAUSE_MS, now }: LastResortOptions) {
  let silentUntil = Number.NEGATIVE_INFINITY

  /** Resolves to undefined when there is no answer in time; a late one still takes effect, such as a newer page. */
  async function inTime<T>(ask: () => Promise<T>): Promise<{ answer: T } | undefined> {
    const asked = ask().then((answer) => ({ answer }))
    const { promise: late, resolve } = Promise.withResolvers<undefined>()
    const timer = setTimeout(resolve, limitMs)
    try {
      return await Promise.race([asked, late])
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error
      return undefined
    } finally {
      clearTimeout(timer)
      asked.catch(() => {}) // after the limit nobody waits for it
    }
  }

  /** Returns the answer, or what is cached when there is none in time; without anything cached, waits as long as it takes. */
  return async <T>(ask: () => Promise<T>, cached: () => T | undefined): Promise<T> => {
    const known = cached()
    if (known === undefined) return ask()
    if (now() < silentUntil) return known
    // While one request finds out, the others do not.
    if (silentUntil > Number.NEGATIVE_INFINITY) silentUntil = now() + pauseMs
    const outcome = await inTime(ask)
    silentUntil = outcome ? Number.NEGATIVE_INFINITY : now() + pauseMs
    // It may have been dropped meanwhile, because it was taken down.
    return outcome ? outcome.answer : (cached() ?? ask())
  }
}
