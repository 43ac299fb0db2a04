import { AppError } from '../../platform/http/app-error.ts'

/** At most 40 statements a second, at any rate of events. */
const EVERY_MS = 25
/** Events that one statement takes, so that it stays a matter of milliseconds. */
const MAX_GROUP = 1000
/** Events that may wait; what comes on top is turned away rather than kept in memory. */
const MAX_WAITING = 10_000
const RETRY_AFTER_S = 5

interface Waiting<T> {
  event: T
  resolve: () => void
  reject: (error: unknown) => void
}

interface GroupedWriterOptions<T> {
  /** Answers how many statements it took. */
  write: (events: readonly T[]) => Promise<number>
  /** For each statement of a group, until the next group begins. */
  everyMs?: number
  maxGroup?: number
  maxWaiting?: number
}

/** Writes events of many visitors together; each is told when its own is stored for good. */
export function createGroupedWriter<T>(options: GroupedWriterOptions<T>) {
  const { write, everyMs = EVERY_MS, maxGroup = MAX_GROUP, maxWaiting = MAX_WAITING } = options
  let waiting: Waiting<T>[] = []
  let nextAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function schedule(): void {
    if (timer || writing || waiting.length === 0) return
    timer = setTimeout(() => void flush(), Math.max(0, nextAt - performance.now()))
  }

  async function writeGroup(group: readonly Waiting<T>[], startedAt: number): Promise<void> {
    try {
      nextAt = startedAt + everyMs
      nextAt = startedAt + everyMs * (await write(group.map(({ event }) => event)))
      for (const { resolve } of group) resolve()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const group = waiting.slice(0, maxGroup)
    waiting = waiting.slice(maxGroup)
    writing = writeGroup(group, performance.now())
    await writing
    writing = undefined
    schedule()
  }

  return {
    /** Resolves when the event is stored. */
    add(event: T): Promise<void> {
      if (waiting.length >= maxWaiting)
        throw new AppError('UNAVAILABLE', { message: 'Too much at once. Try again soon.', retryAfter: RETRY_AFTER_S })
      return new Promise<void>((resolve, reject) => {
        waiting.push({ event, resolve, reject })
        schedule()
      })
    },
    /** Writes what still waits. */
    async stop(): Promise<void> {
      await writing
      while (waiting.length > 0) await flush()
    },
  }
}
