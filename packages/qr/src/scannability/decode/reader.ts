import type { Pixels } from '../pixels.ts'

/** Something that reads codes. */
export interface Reader {
  name: string
  /** Whether its reads make up the score; if not they are only told. */
  isScored: boolean
  /** The text of the code in the picture; undefined when it finds none. `isInverted`: it is light on dark, where a reader has to be told. */
  read: (picture: Pixels, isInverted?: boolean) => Promise<string | undefined>
}
