import { fitLogo } from './logo/fit-logo.ts'
import type { QrLogo } from './qr-config.ts'
import type { QrDrawing } from './qr-drawing.ts'
import { createSymbol, type ErrorCorrection } from './symbol/create-symbol.ts'
import { QUIET_ZONE } from './symbol/quiet-zone.ts'

export interface QrDrawOptions {
  logo?: QrLogo | undefined
  /** Raised if the code does not grow. A logo always uses H: it relies on error correction. */
  errorCorrection?: ErrorCorrection | undefined
}

/**
 * Lays out the text as a code without drawing shapes: a tenth of the work. Throws RangeError when it is too long for
 * one.
 */
export function layOutQr(text: string, { logo, errorCorrection = 'Q' }: QrDrawOptions = {}) {
  const fit = logo && fitLogo(text, logo)
  const { matrix, version } = fit?.symbol ?? createSymbol(text, errorCorrection)
  const measures: Omit<QrDrawing, 'background' | 'layers'> = {
    modules: matrix.length,
    quietZone: QUIET_ZONE,
    size: matrix.length + 2 * QUIET_ZONE,
    version,
    matrix,
    ...(fit && { logo: { box: fit.cleared, budget: fit.budget } }),
  }
  return { fit, measures }
}
