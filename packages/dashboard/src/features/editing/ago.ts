const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "5 minutes ago"; of what is younger than a minute: "this minute". */
export function ago(at: number, now: number): string {
  const [unit, length] = STEPS.find(([, ms]) => now - at >= ms) ?? STEPS[2]
  return words.format(-Math.floor(Math.max(0, now - at) / length), unit)
}

/** "12:03", and with the day when that was another one. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat('en', { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}
