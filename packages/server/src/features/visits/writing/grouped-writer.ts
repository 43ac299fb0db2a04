import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

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
  /** Whether a group was refused for something that one of its events holds. */
  isForWhatOneHolds?: (error: unknown) => boolean
}

/** What a refused group is taken to have cost: more than any that is stored. */
const STATEMENTS_OF_REFUSED = 10

/** Writes events of many visitors together; each is told when its own is stored for good. */
export function createGroupedWriter<T>(options: GroupedWriterOptions<T>) {
  const { write, everyMs = EVERY_MS, maxGroup = MAX_GROUP, maxWaiting = MAX_WAITING } = options
  const { isForWhatOneHolds = () => false } = options
  let waiting: Waiting<T>[] = []
  let nextAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function schedule(): void {
    if (timer || writing || waiting.length === 0) return
    timer = setTimeout(() => void flush(), Math.max(0, nextAt - performance.now()))
  }

  async function writeGroup(group: readonly Waiting<T>[], startedAt: number): Promise<void> {
    nextAt = startedAt + everyMs
    nextAt = startedAt + everyMs * (await store(group))
  }

  /** Tells everybody how it went. A group that is refused for what one event holds is stored by halves, without that one. */
  async function store(group: readonly Waiting<T>[]): Promise<number> {
    try {
      const statements = await write(group.map(({ event }) => event))
      for (const { resolve } of group) resolve()
      return statements
    } catch (error) {
      if (group.length > 1 && isForWhatOneHolds(error)) {
        const half = Math.ceil(group.length / 2)
        return STATEMENTS_OF_REFUSED + (await store(group.slice(0, half))) + (await store(group.slice(half)))
      }
      for (const { reject } of group) reject(error)
      return STATEMENTS_OF_REFUSED
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
        throw new AppError('UNAVAILABLE', { message: messages.later('tooMuchOnceTry'), retryAfter: RETRY_AFTER_S })
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
