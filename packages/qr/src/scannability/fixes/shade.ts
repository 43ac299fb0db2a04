import { fromOklch, toOklch } from '../colour/oklch.ts'
import { parseColour } from '@taplet/base/colours'

const STEPS = 100

/**
 * The colour itself if it fits, else the nearest darker (or lighter) shade of the same hue that does, with as much
 * chroma as that lightness allows. Ends at black or white when nothing fits.
 */
export function shadeUntil(colour: string, towards: 'dark' | 'light', suits: (shade: string) => boolean): string {
  if (suits(colour)) return colour
  const from = toOklch(parseColour(colour))
  const end = towards === 'dark' ? 0 : 1
  for (let step = 1; step < STEPS; step++) {
    const lightness = from.lightness + ((end - from.lightness) * step) / STEPS
    const shade = fromOklch({ ...from, lightness })
    if (suits(shade)) return shade
  }
  return towards === 'dark' ? '#000000' : '#FFFFFF'
}
