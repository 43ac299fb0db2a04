import { leastContrast, mixColours } from '../contrast.ts'

const READABLE = 4.5 // WCAG 2.2, text
const LEAST = 0.2
const MOST = 0.94 // a ground on which the ink can hardly be read anyway is not made a bar
const STEP = 0.02

/**
 * How strongly (%) a slide's own ground must lie over a picture, whatever its pixels, for the ink of the page's chrome to
 * be read at the top.
 */
export function veilStrength(ground: string, ink: string): number {
  let share = LEAST
  const isReadable = () =>
    leastContrast(ink, [mixColours('#FFFFFF', ground, share), mixColours('#000000', ground, share)]) >= READABLE
  while (share < MOST && !isReadable()) share += STEP
  return Math.round(share * 100)
}
