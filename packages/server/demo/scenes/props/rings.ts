import { short } from '../svg.ts'

interface RingOptions {
  x: number
  y: number
  /** The radius of the object in the middle. */
  from: number
  count: number
  /** 0–1: how far every ring has moved towards the next one; 1 looks the same as 0. */
  phase: number
  colour: string
}

const GAP = 9.2

/** Rings that thin out and fade with distance, moving outwards; the first begins behind the object in the middle. */
export function rings({ x, y, from, count, phase, colour }: RingOptions): string {
  const drawn = Array.from({ length: count }, (_, index) => {
    const step = index + phase
    const width = Math.max(0.5, 5.6 - step * 0.125)
    const opacity = Math.max(0.16, 1 - step * 0.02)
    return `<circle r="${short(from + step * GAP)}" stroke-width="${width.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`
  })
  return `<g transform="translate(${short(x)} ${short(y)})" fill="none" stroke="${colour}">${drawn.join('')}</g>`
}
