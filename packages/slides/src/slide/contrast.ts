import { contrastOf, formatColour, parseColour } from '@taplet/base/colours'

/** Returns the second colour at an opacity (0 to 1) over the first; alpha is ignored. */
export function mixColours(first: string, second: string, share: number): string {
  const [from, to] = [parseColour(first), parseColour(second)]
  const blend = (part: 'red' | 'green' | 'blue') => from[part] + (to[part] - from[part]) * share
  return formatColour({ red: blend('red'), green: blend('green'), blue: blend('blue'), alpha: 1 })
}

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21; alpha is ignored. */
export const contrast = (first: string, second: string): number => contrastOf(parseColour(first), parseColour(second))

/** Returns the lowest contrast with several backgrounds; 21 with none. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(21, ...grounds.map((ground) => contrast(colour, ground)))

/**
 * Returns the nearest shade of a colour that reaches a contrast on every background, towards white or black; black or
 * white, whichever is better, when no shade does. Returns the same colour when it already does.
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
