import type { ScrimStop } from './scrim-stops.ts'

/** Returns how strong (0 to 1) the merchant's own tint is at a height (%). */
export function tintAt(stops: readonly ScrimStop[], at: number): number {
  const next = stops.findIndex((stop) => stop.at >= at)
  const [from, to] = [stops[next - 1], stops[next] ?? stops.at(-1)]
  if (!to) return 0
  if (!from || to.at === from.at) return to.opacity / 100
  return (from.opacity + ((to.opacity - from.opacity) * (at - from.at)) / (to.at - from.at)) / 100
}
