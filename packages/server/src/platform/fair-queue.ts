/** Runs work for somebody, when it is their turn. */
export type InFairQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>

interface Line {
  /** How many of theirs run now. */
  running: number
  waiting: (() => void)[]
}

/**
 * Lets at most `places` of the works run at a time. Whoever has fewest running comes next, and among those whoever came
 * first or was served longest ago: a hundred works of one person hold nobody else up. One who is alone may use all places
 * but the last, which stays free for the next person, or `most` of them where that is less.
 */
export function createFairQueue(places: number, most = Math.max(1, places - 1)): InFairQueue {
  // In the order of their turns: who was served goes to the end.
  const lines = new Map<string, Line>()
  let free = places

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

  return async (who, work) => {
    const line = lines.get(who) ?? { running: 0, waiting: [] }
    lines.set(who, line)
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      free++
      line.running--
      lines.delete(who)
      if (line.running > 0 || line.waiting.length > 0) lines.set(who, line)
      startNext()
    }
  }
}
