import { type Colour, over, parseColour } from '@taplet/base/colours'
import type { BackgroundMedia } from '../slide-schema.ts'

type Ground = Pick<BackgroundMedia, 'type' | 'color' | 'gradientTo' | 'gradientAngle'>

/**
 * Returns the colour of a background without its media, by position in px on a screen of this size. What does not
 * depend on the position is computed once.
 */
export function groundAt(
  { type, color, gradientTo, gradientAngle }: Ground,
  { width, height }: { width: number; height: number },
): (x: number, y: number) => Colour {
  const from = parseColour(color)
  if (type !== 'GRADIENT') return () => from
  const to = parseColour(gradientTo)
  const angle = (gradientAngle * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const length = Math.abs(width * sine) + Math.abs(height * cosine)
  return (x, y) => {
    const along = ((x - width / 2) * sine - (y - height / 2) * cosine) / length + 0.5
    return over({ ...to, alpha: to.alpha * Math.min(1, Math.max(0, along)) }, from)
  }
}
