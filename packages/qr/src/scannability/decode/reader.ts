import type { Pixels } from '../pixels.ts'

/** A QR code reader. */
export interface Reader {
  name: string
  /** Whether its reads count for the score; otherwise they are only reported. */
  isScored: boolean
  /** Resolves to the code's text; undefined if none is found. `isInverted`: light on dark, which some need to know. */
  read: (picture: Pixels, isInverted?: boolean) => Promise<string | undefined>
}
