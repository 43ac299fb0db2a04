type Rgb = readonly [number, number, number]

/** Parses `#RGB`, `#RRGGBB` or `#RRGGBBAA`; alpha is left out. */
function parse(colour: string): Rgb {
  const digits = colour.length < 7 ? Array.from(colour.slice(1), (digit) => digit + digit).join('') : colour.slice(1)
  const number = Number.parseInt(digits.slice(0, 6), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** A share (0 to 1) of the second colour over the first. */
export function mixColours(first: string, second: string, share: number): string {
  const [from, to] = [parse(first), parse(second)]
  const blend = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
  return format([blend(0), blend(1), blend(2)])
}

// WCAG 2.2, relative luminance. Pages ask thousands of times while they are made: each part is reckoned once.
const LINEAR = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parse(colour).map((part) => LINEAR[part])
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours after WCAG 2.2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

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
