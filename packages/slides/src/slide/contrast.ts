import { contrastOf, formatColour, parseColour } from '@taplet/base/colours'

/** A share (0 to 1) of the second colour over the first; alpha is left out. */
export function mixColours(first: string, second: string, share: number): string {
  const [from, to] = [parseColour(first), parseColour(second)]
  const blend = (part: 'red' | 'green' | 'blue') => from[part] + (to[part] - from[part]) * share
  return formatColour({ red: blend('red'), green: blend('green'), blue: blend('blue'), alpha: 1 })
}

/** Contrast of two colours after WCAG 2.2, from 1 to 21; alpha is left out. */
export const contrast = (first: string, second: string): number => contrastOf(parseColour(first), parseColour(second))

/** The contrast where it is least, over several grounds; 21 over none. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(21, ...grounds.map((ground) => contrast(colour, ground)))

/**
 * The nearest shade of a colour that reaches a contrast on every ground, towards white or black; black or white, whichever
 * is better, when no shade does. Returns the same colour when it does already.
 */
export function readableShade(colour: string, grounds: readonly string[], wanted: number): string {
  if (leastContrast(colour, grounds) >= wanted) return colour
  for (let share = 0.05; share <= 1; share += 0.05) {
    for (const end of ['#FFFFFF', '#000000']) {
      const shade = mixColours(colour, end, share)
      if (leastContrast(shade, grounds) >= wanted) return shade
    }
  }
  return leastContrast('#FFFFFF', grounds) >= leastContrast('#000000', grounds) ? '#FFFFFF' : '#000000'
}
