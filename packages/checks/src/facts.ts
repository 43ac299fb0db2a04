import type { Box } from '@taplet/slides/outline'
import type { CheckedAddress } from '@taplet/contract'
import type { Screen } from './screens.ts'

/** A picture of RGBA bytes. */
export interface Raster {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** Words as they stand on the reference phone, px from the slide's top left corner. */
export interface TextFact {
  widgetId: string
  lines: readonly Box[]
  size: number
  weight: number
  /** `#RRGGBB`. */
  ink: string
  opacity: number
  /** Grounds between the slide's own and the words, lowest first: `#RRGGBB` or `#RRGGBBAA`. */
  fills: readonly string[]
}

/** What can be tapped, on the reference phone. */
export interface TapFact {
  widgetId: string
  box: Box
}

/** What happens on one screen at one size of text. */
export interface ScreenFact {
  screen: Screen
  textScale: 1 | 2
  /** Widgets whose words run out of the slide. */
  cut: readonly string[]
  /** Words that break in their middle, and the size (px, of text at 100 %) at which they would not. */
  broken: readonly { widgetId: string; word: string; fitsAt: number }[]
  /** Widgets whose words lie on the words of another. */
  covered: readonly { widgetId: string; by: string }[]
  /** Widgets to tap that are not on screen before the visitor scrolls. */
  below: readonly string[]
}

export interface LayoutFact {
  /** True when it was reckoned and not measured: then checks speak only of what is clear. */
  isEstimate: boolean
  texts: readonly TextFact[]
  taps: readonly TapFact[]
  screens: readonly ScreenFact[]
}

export type AddressFact = CheckedAddress
