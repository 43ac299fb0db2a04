/** Red, green and blue from 0 to 255, and how much of it there is (0 to 1). */
export interface Rgb {
  red: number
  green: number
  blue: number
  alpha: number
}

/** Reads `#RGB`, `#RRGGBB` and `#RRGGBBAA`; black for anything else. */
export function toRgb(colour: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const digits = short
    ? short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')
    : colour.slice(1)
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  const known = /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)
  if (!known) return { red: 0, green: 0, blue: 0, alpha: 1 }
  return { red: part(0), green: part(2), blue: part(4), alpha: digits.length === 8 ? part(6) / 255 : 1 }
}

export const toHex = ({ red, green, blue }: Omit<Rgb, 'alpha'>): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** A colour as it looks upon an opaque ground. */
export function upon(colour: Rgb, ground: Rgb): Rgb {
  const mix = (part: number, below: number) => part * colour.alpha + below * (1 - colour.alpha)
  return {
    red: mix(colour.red, ground.red),
    green: mix(colour.green, ground.green),
    blue: mix(colour.blue, ground.blue),
    alpha: 1,
  }
}

/** Lightness as readers see it, 0 to 255. */
export const lumaOf = ({ red, green, blue }: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ({ red, green, blue }: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of two colours after WCAG 2.2, from 1 to 21. */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
