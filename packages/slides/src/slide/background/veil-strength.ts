import { leastContrast, mixColours } from '../contrast.ts'

const READABLE = 4.5 // WCAG 2.2, text
const LEAST = 0.2
const STEP = 0.02

/**
 * Returns how strongly (0 to 1) a slide's background colour must cover any picture for the page's controls on it to be
 * readable.
 */
export function veilStrength(ground: string, ink: string): number {
  let share = LEAST
  const isReadable = () =>
    leastContrast(ink, [mixColours('#FFFFFF', ground, share), mixColours('#000000', ground, share)]) >= READABLE
  while (share < 1 && !isReadable()) share = Math.min(1, share + STEP)
  return Math.round(share * 100) / 100
}
