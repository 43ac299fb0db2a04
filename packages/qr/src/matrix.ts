import { encode } from 'uqr'

/** Error correction: how much of a code may be covered or damaged: about 7, 15, 25 or 30 %. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H'

/** The modules of a code without quiet zone: `true` is dark. Row by row, always square. */
export type Matrix = readonly (readonly boolean[])[]

/** Encodes the text in the smallest code that holds it. Throws RangeError when no code can. */
export function createMatrix(text: string, errorCorrection: ErrorCorrection): Matrix {
  try {
    return encode(text, { ecc: errorCorrection, border: 0, boostEcc: true }).data
  } catch (cause) {
    throw new RangeError('This address is too long for a QR code.', { cause })
  }
}
