import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

/** At most 40 statements a second, at any rate of events. */
const EVERY_MS = 25
/** Most events of one statement, so that it takes only milliseconds. */
const MAX_GROUP = 1000
/** Most waiting events; more are refused rather than held in memory. */
const MAX_WAITING = 10_000
const RETRY_AFTER_S = 5
/** While the database is away: the first wait, doubled up to the longest, and small groups, since it may be slow. */
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5000
const GROUP_AFTER_FAILURE = 200

interface Waiting<T> {
  event: T
  resolve: () => void
  reject: (error: unknown) => void
  /** It may have been stored already: its group failed without an answer. */
  isAgain: boolean
}
const NOBODY = (): void => {}

interface GroupedWriterOptions<T> {
  /** Returns how many statements it took. `isAgain`: some may be stored already, and must not count twice. */
  write: (events: readonly T[], isAgain: boolean) => Promise<number>
  /** Delay before the next group, for each statement of the last. */
  everyMs?: number
  maxGroup?: number
  maxWaiting?: number
  /** Whether a group was refused because of the values of one of its events. */
  isForWhatOneHolds?: (error: unknown) => boolean
  /** Whether a group failed because the database is away for now: it is held and written later. */
  isAway?: (error: unknown) => boolean
}

/** Assumed cost of a refused group: more than any that is stored. */
const STATEMENTS_OF_REFUSED = 10

/**
 * Writes events of many visitors together; each promise resolves when its own event is durably stored. While the
 * database is away promises are rejected, so that senders who can repeat themselves do, and the events are held in
 * memory all the same: not all senders can.
 */
export function createGroupedWriter<T>(options: GroupedWriterOptions<T>) {
  const { write, everyMs = EVERY_MS, maxGroup = MAX_GROUP, maxWaiting = MAX_WAITING } = options
  const { isForWhatOneHolds = () => false, isAway: isFromAbsence = () => false } = options
  let waiting: Waiting<T>[] = []
  let nextAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  /** The wait before the next try; 0 while the database answers. */
  let retryMs = 0

  function schedule(): void {
    if (timer || writing || waiting.length === 0) return
    timer = setTimeout(() => void flush(), Math.max(0, nextAt - performance.now()))
  }

  async function writeGroup(group: readonly Waiting<T>[], startedAt: number): Promise<void> {
    nextAt = startedAt + everyMs
    const statements = await store(group)
    nextAt = retryMs > 0 ? performance.now() + retryMs : startedAt + everyMs * statements
  }

  /** Keeps a group, and what waits behind it, until the database is back. */
  function keep(group: readonly Waiting<T>[], error: unknown): void {
    const all = [...group, ...waiting]
    for (const { reject } of all) reject(error)
    waiting = all.map(({ event }) => ({ event, resolve: NOBODY, reject: NOBODY, isAgain: true }))
    retryMs = Math.min(Math.max(FIRST_RETRY_MS, retryMs * 2), LONGEST_RETRY_MS)
  }

  /** Stores a group and settles its promises. A group refused because of one event is stored by halves, without that one. */
  async function store(group: readonly Waiting<T>[]): Promise<number> {
    try {
      const statements = await write(
        group.map(({ event }) => event),
        group.some(({ isAgain }) => isAgain),
      )
      retryMs = 0
      for (const { resolve } of group) resolve()
      return statements
    } catch (error) {
      if (isFromAbsence(error)) {
        keep(group, error)
        return STATEMENTS_OF_REFUSED
      }
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
    const size = retryMs > 0 ? Math.min(maxGroup, GROUP_AFTER_FAILURE) : maxGroup
    const group = waiting.slice(0, size)
    waiting = waiting.slice(size)
    writing = writeGroup(group, performance.now())
    await writing
    writing = undefined
    schedule()
  }

  return {
    /** Resolves when the event is stored; rejects at once while the database is away, and keeps it. */
    add(event: T): Promise<void> {
      if (waiting.length >= maxWaiting)
        throw new AppError('UNAVAILABLE', { message: messages.later('tooMuchAtOnce'), retryAfter: RETRY_AFTER_S })
      if (retryMs > 0) {
        waiting.push({ event, resolve: NOBODY, reject: NOBODY, isAgain: true })
        return Promise.reject(new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S }))
      }
      return new Promise<void>((resolve, reject) => {
        waiting.push({ event, resolve, reject, isAgain: false })
        schedule()
      })
    },
    /** Writes what is still waiting; gives up when the database is away. */
    async stop(): Promise<void> {
      await writing
      while (waiting.length > 0) {
        await flush()
        if (retryMs > 0) return clearTimeout(timer)
      }
    },
  }
}
