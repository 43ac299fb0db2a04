import { DAY_MS, HOUR_MS, MINUTE_MS } from '@taplet/base/time'

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "5 minutes ago"; of what is younger than a minute: "this minute". */
export function ago(at: number, now: number): string {
  const [unit, length] = STEPS.find(([, ms]) => now - at >= ms) ?? STEPS[2]
  return words.format(-Math.floor(Math.max(0, now - at) / length), unit)
}
