import { AppError } from './http/errors/app-error.ts'
import { messages } from './http/messages/messages.ts'

interface LineLimit {
  /** How many works of one person may wait; more are refused with the time after which to try again. */
  mostWaiting: number
}

/** Runs work on behalf of `who`, when its turn comes. Without a limit any number may wait: for work that nobody sends. */
export type InFairQueue = <T>(who: string, work: () => Promise<T>, limit?: LineLimit) => Promise<T>

interface Line {
  /** How many of its works run now. */
  running: number
  waiting: (() => void)[]
}

/** Share of the latest work in the time that a work is expected to take. */
const LATEST = 0.2

/**
 * Runs at most `places` works at a time. The next one is of whoever has fewest running and, among equals, whoever came
 * first or was served longest ago: a hundred works of one person delay nobody else. A person alone may use all places
 * but the last, which stays free for the next person, or `most` of them where that is less.
 */
export function createFairQueue(places: number, most = Math.max(1, places - 1)): InFairQueue {
  // In turn order: after being served, an entry moves to the end.
  const lines = new Map<string, Line>()
  let free = places
  let usualMs = 0

  function startNext(): void {
    if (free === 0) return
    const ready = [...lines].filter(([, { running, waiting }]) => waiting.length > 0 && running < most)
    const next = ready.toSorted(([, one], [, other]) => one.running - other.running)[0]
    if (!next) return
    const [, line] = next
    free--
    line.running++
    line.waiting.shift()?.()
    startNext()
  }

  const retryAfter = ({ waiting }: Line): number => Math.max(1, Math.ceil((waiting.length * usualMs) / most / 1000))

  return async (who, work, limit) => {
    const line = lines.get(who) ?? { running: 0, waiting: [] }
    if (limit && line.waiting.length >= limit.mostWaiting) {
      const seconds = retryAfter(line)
      const message = messages.later('lineIsFull', { count: seconds })
      throw new AppError('TOO_MANY_REQUESTS', { message, retryAfter: seconds })
    }
    lines.set(who, line)
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve)
      startNext()
    })
    const startedAt = performance.now()
    try {
      return await work()
    } finally {
      usualMs += (performance.now() - startedAt - usualMs) * LATEST
      free++
      line.running--
      lines.delete(who)
      if (line.running > 0 || line.waiting.length > 0) lines.set(who, line)
      startNext()
    }
  }
}
