import type { Box } from '@taplet/slides/outline'
import type { CheckedAddress } from '@taplet/contract'
import type { Screen } from './screens.ts'

/** A picture as RGBA bytes. */
export interface Raster {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** A text on the reference phone, in px from the slide's top left corner. */
export interface TextFact {
  widgetId: string
  lines: readonly Box[]
  size: number
  weight: number
  /** `#RRGGBB`. */
  ink: string
  opacity: number
  /** Backgrounds between the slide's own and the text, lowest first: `#RRGGBB` or `#RRGGBBAA`. */
  fills: readonly string[]
}

/** A tap target on the reference phone. */
export interface TapFact {
  widgetId: string
  box: Box
}

/** Problems on one screen at one text size. */
export interface ScreenFact {
  screen: Screen
  textScale: 1 | 2
  /** Widgets whose text overflows the slide. */
  cut: readonly string[]
  /** Words broken in the middle, and the size (px, of text at 100 %) at which they would not be. */
  broken: readonly { widgetId: string; word: string; fitsAt: number }[]
  /** Widgets whose text is covered by that of another. */
  covered: readonly { widgetId: string; by: string }[]
  /** Tap targets below the fold. */
  below: readonly string[]
}

export interface LayoutFact {
  /** True when estimated instead of measured: then checks report only clear problems. */
  isEstimate: boolean
  texts: readonly TextFact[]
  taps: readonly TapFact[]
  screens: readonly ScreenFact[]
}

export type AddressFact = CheckedAddress
