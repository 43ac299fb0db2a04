import { setTimeout as sleep } from 'node:timers/promises'

const SECOND = 1000

/**
 * Does one step of a bench: tells on standard error how long it took, since the tables come at the end only, and fails
 * with its name when it takes longer than it may.
 */
export async function step<T>(name: string, limitSeconds: number, work: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  const result = await within(name, limitSeconds, work())
  process.stderr.write(`  ${name}: ${((performance.now() - begunAt) / SECOND).toFixed(1)} s\n`)
  return result
}

/** Waits for this, but no longer than so; what is waited for stands in the error. */
export async function within<T>(name: string, limitSeconds: number, work: Promise<T>): Promise<T> {
  const isDone = new AbortController()
  const late = sleep(limitSeconds * SECOND, undefined, { signal: isDone.signal }).then(() => {
    throw new Error(`Waited ${limitSeconds} s in vain for: ${name}.`)
  })
  late.catch(() => {}) // called off when the work was done in time
  try {
    return await Promise.race([work, late])
  } finally {
    isDone.abort()
  }
}
