import { encode, QrCodeDataType } from 'uqr'

/** Error correction: how much of a code may be covered or damaged: about 7, 15, 25 or 30 %. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H'

/** The modules of a code without quiet zone: `true` is dark. Row by row, always square. */
export type Matrix = readonly (readonly boolean[])[]

export interface QrSymbol {
  /** 1 to 40: each has four modules more per side. */
  version: number
  matrix: Matrix
  /** Which modules carry codewords. The others are function patterns, by which readers orient themselves. */
  isData: (x: number, y: number) => boolean
}

/** Cached, because the same text is drawn repeatedly in other looks, and choosing its mask is most of the work. */
const known = new Map<string, QrSymbol>()
const KNOWN = 16

/**
 * Encodes the text in the smallest code that fits it, from `minVersion` on, at the best level that still fits. Throws
 * RangeError when none does.
 */
export function createSymbol(text: string, errorCorrection: ErrorCorrection, minVersion = 1): QrSymbol {
  const key = `${errorCorrection} ${minVersion} ${text}`
  const symbol = known.get(key) ?? encodeSymbol(text, errorCorrection, minVersion)
  known.set(key, symbol)
  for (const oldest of known.keys()) if (known.size > KNOWN) known.delete(oldest)
  return symbol
}

function encodeSymbol(text: string, errorCorrection: ErrorCorrection, minVersion: number): QrSymbol {
  try {
    const { version, data, types } = encode(text, { ecc: errorCorrection, border: 0, boostEcc: true, minVersion })
    return { version, matrix: data, isData: (x, y) => types[y]?.[x] === QrCodeDataType.Data }
  } catch (cause) {
    throw new RangeError('This address is too long for a QR code.', { cause })
  }
}
