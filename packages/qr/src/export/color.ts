/** Red, green and blue from 0 to 1, and how opaque. */
export interface Color {
  rgb: readonly [red: number, green: number, blue: number]
  alpha: number
}

/** Reads #RGB, #RRGGBB and #RRGGBBAA; anything else is black. */
export function parseColor(text: string): Color {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1] ?? '000000'
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const byte = (index: number): number => Number.parseInt(full.slice(2 * index, 2 * index + 2) || 'ff', 16) / 255
  return { rgb: [byte(0), byte(1), byte(2)], alpha: byte(3) }
}

/** What is seen of a colour on another: for formats that know no transparency. */
export function flatten({ rgb, alpha }: Color, ground: Color['rgb']): Color['rgb'] {
  const mix = (index: 0 | 1 | 2): number => rgb[index] * alpha + ground[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}
