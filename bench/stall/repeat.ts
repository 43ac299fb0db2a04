import { setTimeout as sleep } from 'node:timers/promises'

export interface Answer {
  /** 0 when there was none. */
  status: number
  begunAt: number
  tookMs: number
}
export type Answers = Answer[]

/** Begins a request each so many ms, whether the last one was answered or not. Resolves when all are, after the end. */
export async function repeat(
  request: () => Promise<number>,
  everyMs: number,
  ended: AbortSignal,
  into: Answers,
): Promise<void> {
  const open: Promise<void>[] = []
  const once = async (): Promise<void> => {
    const begunAt = performance.now()
    const status = await request().catch(() => 0)
    into.push({ status, begunAt, tookMs: performance.now() - begunAt })
  }
  while (!ended.aborted) {
    open.push(once())
    await sleep(everyMs)
  }
  await Promise.all(open)
}

/** Returns the ms of the slowest answer. */
export const slowest = (answers: Answers): number => Math.max(0, ...answers.map(({ tookMs }) => tookMs))
