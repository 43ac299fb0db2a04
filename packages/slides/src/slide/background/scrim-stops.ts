import type { BackgroundMedia } from '../slide-schema.ts'

/** How strong (%) the tint over a background is at a height (% from the top). */
export interface ScrimStop {
  at: number
  opacity: number
}

/** Returns the tint from top to bottom, one stop when it is even; between stops it is linear. */
export function scrimStops({ opacity, shape }: BackgroundMedia['overlay']): ScrimStop[] {
  const most = Math.round(opacity * 0.8)
  switch (shape) {
    case 'FULL':
      return [{ at: 0, opacity }]
    // Solid at the text, clear from about three fifths on. At the top every picture has its veil (slide.css).
    case 'FOOT':
      return [
        { at: 52, opacity: 0 },
        { at: 76, opacity: most },
        { at: 100, opacity },
      ]
    case 'TOP':
      return [
        { at: 0, opacity },
        { at: 24, opacity: most },
        { at: 48, opacity: 0 },
      ]
  }
}
