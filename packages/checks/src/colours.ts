/** Red, green, blue from 0 to 255 and opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number]

/** Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`. */
export function parseColour(colour: string): Rgba {
  const digits = colour.length < 7 ? Array.from(colour.slice(1), (digit) => digit + digit).join('') : colour.slice(1)
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [part(0), part(2), part(4), digits.length > 6 ? part(6) / 255 : 1]
}

/** `#RRGGBB`, or `#RRGGBBAA` when it lets something through. */
export function formatColour([red, green, blue, alpha]: Rgba): string {
  const parts = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue]
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** What is seen where `upper` lies on `lower`. */
export function over(upper: Rgba, lower: Rgba): Rgba {
  const share = upper[3]
  const mix = (at: 0 | 1 | 2) => upper[at] * share + lower[at] * (1 - share)
  return [mix(0), mix(1), mix(2), share + lower[3] * (1 - share)]
}

/** The same colour at a share of its opacity. */
export const faded = ([red, green, blue, alpha]: Rgba, share: number): Rgba => [red, green, blue, alpha * share]

// WCAG 2.2, relative luminance.
const linear = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const light = (part: number) => linear[Math.round(part)] ?? 0
const luminance = ([red, green, blue]: Rgba) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)

/** Contrast of two solid colours after WCAG 2.2, from 1 to 21. */
export function contrastOf(first: Rgba, second: Rgba): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
