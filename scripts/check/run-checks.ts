import { checks } from './checks.ts'

export interface Tally {
  passed: number
  failed: number
  /** Faults found, a line each. */
  troubles: string[]
}

/** Runs all checks in parallel, prints a line for each and, at the end, the output of those that failed. */
export async function runChecks(): Promise<Tally> {
  const results = await Promise.all(
    checks.map(async ({ name, run }) => {
      const start = performance.now()
      const { status, output } = await run()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      return { name, isPassed: status === 0, output }
    }),
  )
  const failed = results.filter((result) => !result.isPassed)
  for (const { name, output } of failed) console.log(`\n── ${name}\n${output.trim()}`)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    troubles: failed.map(({ name }) => `failed: ${name}`),
  }
}
