import { setTimeout as sleep } from 'node:timers/promises'

const SECOND = 1000

/**
 * Runs one step of a bench: prints on standard error how long it took, since the tables come at the end only. Throws
 * with the name of the step when it exceeds its limit.
 */
export async function step<T>(name: string, limitSeconds: number, work: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  const result = await within(name, limitSeconds, work())
  process.stderr.write(`  ${name}: ${((performance.now() - begunAt) / SECOND).toFixed(1)} s\n`)
  return result
}

/** Waits for this work up to the limit. Throws an error with its name after that. */
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
