import { contrast, mixColours, readableShade } from '../slide/contrast.ts'

const RED = '#C4202F'
const READABLE = 4.5 // WCAG 2.2, 1.4.3

/** The ground of a form's fields: away from the ink, lighter on what is light and darker on what is dark. */
export function fieldColour(ground: string): string {
  const isLight = contrast(ground, '#000000') > contrast(ground, '#FFFFFF')
  return isLight ? mixColours(ground, '#FFFFFF', 0.72) : mixColours(ground, '#000000', 0.24)
}

/** The red of what is wrong, in the shade that can be read on this ground. */
export const alarmColour = (ground: string): string => readableShade(RED, [ground, fieldColour(ground)], READABLE)
