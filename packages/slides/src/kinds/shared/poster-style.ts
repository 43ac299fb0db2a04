import { mixColours, readableShade } from '../../slide/contrast.ts'
import type { ViewMetadata } from '../../slide/slide-schema.ts'

const LETTERS = 4.5 // WCAG 2.2, text

/** Returns a background for large text in the colour of the buttons, a little darker towards its bottom. */
export function posterStyle({ theme: { accent, onAccent } }: ViewMetadata): { background: string; color: string } {
  const deeper = mixColours(accent, onAccent, 0.14)
  const ink = readableShade(onAccent, [accent, deeper], LETTERS)
  return { background: `linear-gradient(165deg,${accent},${deeper})`, color: ink }
}
