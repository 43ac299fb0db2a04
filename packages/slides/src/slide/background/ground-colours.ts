import { mixColours } from '../contrast.ts'
import type { BackgroundMedia } from '../slide-schema.ts'

/**
 * The colours that text on this background must be read on: the ends of a gradient, the ground else, each under the tint.
 * Pictures and videos are judged by their ground and tint; their pixels are not known here.
 */
export function groundColours({ type, color, gradientTo, overlay }: BackgroundMedia): string[] {
  const grounds = type === 'GRADIENT' ? [color, gradientTo] : [color]
  if (overlay.opacity === 0) return grounds
  const tinted = grounds.map((ground) => mixColours(ground, overlay.color, overlay.opacity / 100))
  // A tint from the foot or the top leaves the rest as it is.
  return overlay.shape === 'FULL' ? tinted : [...grounds, ...tinted]
}
