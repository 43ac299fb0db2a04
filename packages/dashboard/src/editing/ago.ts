import { DAY_MS, HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { language } from '../lib/text.ts'

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

/** Formats an age as "5 minutes ago", or "this minute" if it is under a minute. */
export function ago(at: number, now: number): string {
  const [unit, length] = STEPS.find(([, ms]) => now - at >= ms) ?? STEPS[2]
  return words.format(-Math.floor(Math.max(0, now - at) / length), unit)
}
