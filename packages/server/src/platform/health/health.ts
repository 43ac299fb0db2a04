import { GIGABYTE } from '@taplet/base/bytes'
import { MINUTE_MS, SECOND_MS } from '@taplet/base/time'

/** What is wrong while pages are still shown. */
type HealthProblem = 'DISK_LOW' | 'JOBS_BEHIND' | 'NO_INTERNET'

export interface HealthOptions {
  /** Bytes that this account may still write to the disk of the data folder. */
  freeBytes: () => Promise<number>
  /** How long the oldest job has been due. */
  jobsBehindMs: () => Promise<number>
  /** Resolves a name; throws when no name of the internet can be resolved. */
  resolveHost: (host: string) => Promise<unknown>
  now: () => number
  /** Called once when a problem comes or goes. */
  onChange: (problems: readonly HealthProblem[]) => void
}

/** Uploads are refused below it (`platform/storage`), and saves when nothing is left. */
const LOW_BYTES = GIGABYTE
/** Longer than any retry of a webhook or mail makes a job wait once it is due. */
const BEHIND_MS = 15 * MINUTE_MS
const LASTS_MS = 30 * SECOND_MS
/** A name that always exists. */
const ANY_NAME = 'a.root-servers.net'

/**
 * Reports what is degraded. It never waits for what it measures: a load balancer that asks gets what was found last, and
 * causes a look once in half a minute.
 */
export function createHealth({ freeBytes, jobsBehindMs, resolveHost, now, onChange }: HealthOptions) {
  let found: readonly HealthProblem[] = []
  let lookedAt = Number.NEGATIVE_INFINITY

  const checks: Readonly<Record<HealthProblem, () => Promise<boolean>>> = {
    DISK_LOW: async () => (await freeBytes()) < LOW_BYTES,
    JOBS_BEHIND: async () => (await jobsBehindMs()) > BEHIND_MS,
    NO_INTERNET: async () => {
      await resolveHost(ANY_NAME)
      return false
    },
  }

  async function look(): Promise<void> {
    const problems = await Promise.all(
      // Object.entries loses the key type; the type has no other keys.
      (Object.entries(checks) as [HealthProblem, () => Promise<boolean>][]).map(async ([problem, check]) =>
        // What cannot be found out is no better.
        (await check().catch(() => true)) ? [problem] : [],
      ),
    )
    const before = found.join()
    found = problems.flat()
    if (found.join() !== before) onChange(found)
  }

  return (): readonly HealthProblem[] => {
    if (now() - lookedAt > LASTS_MS) {
      lookedAt = now()
      void look()
    }
    return found
  }
}
