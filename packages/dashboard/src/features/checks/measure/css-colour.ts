import { formatColour } from '@taplet/base/colours'

const CLEAR = '#00000000'

/** Converts a computed CSS colour (`rgb(…)` or `color(srgb …)`) to `#RRGGBB` or `#RRGGBBAA`; else transparent. */
export function cssColour(value: string): string {
  const numbers = [...value.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([digits]) => Number(digits))
  const [red, green, blue, alpha = 1] = numbers
  if (red === undefined || green === undefined || blue === undefined) return CLEAR
  const scale = value.startsWith('color(') ? 255 : 1
  return formatColour({ red: red * scale, green: green * scale, blue: blue * scale, alpha })
}

/** True when the colour is fully transparent. */
export const isClear = (colour: string): boolean => colour.length === 9 && colour.endsWith('00')
