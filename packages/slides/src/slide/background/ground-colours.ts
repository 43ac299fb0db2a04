import { mixColours } from '../contrast.ts'
import type { BackgroundMedia } from '../slide-schema.ts'

/**
 * Returns the colours that text on this background must be readable on: both ends of a gradient, else the colour, each
 * under the tint. Pictures and videos count as their colour and tint; their pixels are not known here.
 */
export function groundColours({ type, color, gradientTo, overlay }: BackgroundMedia): string[] {
  const grounds = type === 'GRADIENT' ? [color, gradientTo] : [color]
  if (overlay.opacity === 0) return grounds
  const tinted = grounds.map((ground) => mixColours(ground, overlay.color, overlay.opacity / 100))
  // A tint from the bottom or the top leaves the rest of the slide untinted.
  return overlay.shape === 'FULL' ? tinted : [...grounds, ...tinted]
}
