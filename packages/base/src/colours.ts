/** Red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

/** Parses `#RGB`, `#RRGGBB` and `#RRGGBBAA`; returns black for anything else. */
export function parseColour(text: string): Colour {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1] ?? '000000'
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const number = Number.parseInt(full.slice(0, 6), 16)
  const alpha = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1
  return { red: number >> 16, green: (number >> 8) & 255, blue: number & 255, alpha }
}

/** Formats as `#RRGGBB`, or as `#RRGGBBAA` when not opaque. */
export function formatColour({ red, green, blue, alpha }: Colour): string {
  const parts = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue]
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Returns the visible colour of `upper` on top of `lower`. */
export function over(upper: Colour, lower: Colour): Colour {
  const share = upper.alpha
  return {
    red: upper.red * share + lower.red * (1 - share),
    green: upper.green * share + lower.green * (1 - share),
    blue: upper.blue * share + lower.blue * (1 - share),
    alpha: lower.alpha + share * (1 - lower.alpha),
  }
}

/** Returns a colour channel without gamma, from 0 to 1 (WCAG 2.2, relative luminance). */
export const toLinear = (part: number): number => WHOLE_PARTS[part] ?? linear(part)

function linear(part: number): number {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
// Cached: pages and checks call this thousands of times, nearly always with whole numbers.
const WHOLE_PARTS = Array.from({ length: 256 }, (_, part) => linear(part))

const luminance = ({ red, green, blue }: Colour): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)

/** Returns the contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(first: Colour, second: Colour): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
