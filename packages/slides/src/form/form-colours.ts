import { contrast, mixColours, readableShade } from '../slide/contrast.ts'

const RED = '#C4202F'
const READABLE = 4.5 // WCAG 2.2, 1.4.3

/** Returns the background of a form's fields, away from the text colour: lighter on light, darker on dark. */
export function fieldColour(ground: string): string {
  const isLight = contrast(ground, '#000000') > contrast(ground, '#FFFFFF')
  return isLight ? mixColours(ground, '#FFFFFF', 0.72) : mixColours(ground, '#000000', 0.24)
}

/** Returns the red of error messages, in a shade that is readable on this background. */
export const alarmColour = (ground: string): string => readableShade(RED, [ground, fieldColour(ground)], READABLE)
