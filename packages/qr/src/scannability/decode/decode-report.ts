/** How often one reader read the test pictures of a design, and those of a plain code with the same text and seeds. */
export interface ReaderReport {
  /** `zxing`, `jsqr`, or `device` for the reader that is built into this browser. */
  reader: string
  read: number
  plainRead: number
  pictures: number
}

export interface DecodeReport {
  /** Reads ÷ reads of the plain code, by the scored readers; may be slightly above 1. */
  share: number
  /** Whether the clean picture at 4 pixels per module was read at all: a code that was not must not be handed out. */
  decodes: boolean
  readers: ReaderReport[]
}
