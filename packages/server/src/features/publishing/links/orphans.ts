interface OrphanDependencies {
  /** Adds these counts to those of a day. */
  write: (day: string, counts: ReadonlyMap<string, number>) => Promise<void>
  clock: () => Date
  onError: (error: unknown, about: string) => void
  everyMs?: number
  /** Codes counted separately in one day. */
  most: number
}

/** The form of ids and short names of links; anything else was never a code of ours. */
const LIKE_OURS = /^(?:[A-Za-z0-9]{8}|[A-Za-z0-9]{22}|[a-z0-9][a-z0-9-]{1,18}[a-z0-9])$/
/** Stands for all other codes of the day. */
export const OTHER_ORPHANS = '*'
const EVERY_MS = 5000

/** Counts scans of unknown codes: misprints, foreign tags, or guesses. */
export function createOrphans({ write, clock, onError, everyMs = EVERY_MS, most }: OrphanDependencies) {
  let day = ''
  let codes = new Set<string>()
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const waiting = counts
    counts = new Map()
    if (waiting.size > 0) await write(day, waiting).catch((error) => onError(error, 'counting scans of unknown codes'))
  }

  return {
    count(code: string): void {
      if (!LIKE_OURS.test(code)) return
      const today = clock().toISOString().slice(0, 10)
      if (today !== day) {
        void flush()
        codes = new Set()
        day = today
      }
      const name = codes.has(code) || codes.size < most ? code : OTHER_ORPHANS
      if (name !== OTHER_ORPHANS) codes.add(code)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), everyMs).unref()
    },
    /** Stores what is still only in memory. */
    stop: flush,
  }
}
export type Orphans = ReturnType<typeof createOrphans>
