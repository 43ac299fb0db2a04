import { leastContrast } from '@taplet/slides/editor'

/** qr.md 4.4: from 7 on it is read in the dark too; below 4.5 dim light is a problem, below 3 any light. */
const GREAT = 7
const FINE = 4.5
const WEAK = 3

export type ContrastLevel = 'strong' | 'fine' | 'weak' | 'poor'

/** WCAG contrast with the background, truncated (not rounded) to one decimal: 4.49 is not 4.5. */
export function contrastWith(ground: string, colour: string): { ratio: number; level: ContrastLevel } {
  const ratio = leastContrast(colour, [ground])
  const level = ratio >= GREAT ? 'strong' : ratio >= FINE ? 'fine' : ratio >= WEAK ? 'weak' : 'poor'
  return { ratio: Math.floor(ratio * 10) / 10, level }
}
