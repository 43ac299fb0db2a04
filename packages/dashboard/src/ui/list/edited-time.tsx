import { DAY_MS, HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { useState } from 'react'
import { exactTime } from '../../lib/timing/clock-time.ts'
import { language } from '../../lib/text.ts'

const formats = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' })

const steps = [
  { unit: 'minute', size: MINUTE_MS, until: 60 },
  { unit: 'hour', size: HOUR_MS, until: 24 },
  { unit: 'day', size: DAY_MS, until: 14 },
  { unit: 'week', size: 7 * DAY_MS, until: 9 },
  { unit: 'month', size: 30 * DAY_MS, until: 24 },
  { unit: 'year', size: 365 * DAY_MS, until: Number.POSITIVE_INFINITY },
] as const

/** Formats an age in its coarsest unit: "4 minutes ago", "yesterday". */
export function timeAgo(at: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(at))
  const step = steps.find(({ size, until }) => Math.round(passed / size) < until) ?? steps[5]
  const count = Math.round(passed / step.size)
  return step.unit === 'minute' && count === 0 ? 'just now' : formats.format(-count, step.unit)
}

/** A relative time with the exact one on hover. It is computed once at render, which is enough for a list. */
export function EditedTime({ at, words }: { at: string; words: (when: string) => string }) {
  const [now] = useState(Date.now)
  return (
    <time dateTime={at} title={exactTime(at)}>
      {words(timeAgo(at, now))}
    </time>
  )
}
