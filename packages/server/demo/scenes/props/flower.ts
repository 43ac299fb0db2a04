import { mixColours } from '../mix-colours.ts'
import { short, stroke } from '../svg.ts'

/** A flower of twenty petals, 30 in radius. */
export function flower(petal: string, heart: string): string {
  const dark = mixColours(petal, '#B86A00', 0.25)
  const spokes = (offset: number) =>
    Array.from({ length: 10 }, (_, index) => {
      const angle = ((index * 36 + offset) * Math.PI) / 180
      return `M${short(Math.cos(angle) * 11)} ${short(Math.sin(angle) * 11)}L${short(Math.cos(angle) * 26)} ${short(Math.sin(angle) * 26)}`
    }).join('')
  return (
    stroke(spokes(0), dark, 8) +
    stroke(spokes(18), petal, 7) +
    `<circle r="12" fill="${mixColours(petal, '#FFFFFF', 0.2)}"/><circle r="6" fill="${heart}"/>`
  )
}
