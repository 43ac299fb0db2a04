import { execFileSync } from 'node:child_process'

const UNITS = { m: 60, h: 3600, d: 86_400 }

/**
 * Parses how far to move the clock, in seconds: `+40d` (or `h`, `m`), or from now to a day and hour
 * (`2028-02-29T08:00Z`). Throws when it is understood in neither way.
 */
export function secondsTo(when: string, now: number): number {
  const [, count, unit] = /^([+-]\d+)([mhd])$/.exec(when) ?? []
  const seconds = count
    ? Number(count) * UNITS[unit as keyof typeof UNITS]
    : Math.round((Date.parse(when) - now) / 1000)
  if (Number.isNaN(seconds)) throw new Error(`"${when}" is neither like +40d nor like 2028-02-29T08:00.`)
  return seconds
}

/**
 * Returns an environment in which programs see a moved clock that keeps running; durations are measured as always.
 * Throws when `faketime` is not installed.
 */
export function movedClock(seconds: number): Record<string, string> {
  return {
    LD_PRELOAD: preloaded(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

function preloaded(): string {
  try {
    return execFileSync('faketime', ['now', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).trim()
  } catch (error) {
    throw new Error('A clock is moved by faketime, which is not installed here: apt-get install faketime', {
      cause: error,
    })
  }
}
