import { balls } from './balls/registry.ts'
import { drawLayers } from './draw-layers.ts'
import { frames } from './frames/registry.ts'
import { fitLogo } from './logo/fit-logo.ts'
import { paint } from './paint.ts'
import { patterns } from './patterns/registry.ts'
import type { QrConfig, QrLogo } from './qr-config.ts'
import type { ImageLayer, QrDrawing } from './qr-drawing.ts'
import { resolveBall, resolveFrame, resolvePattern } from './resolve-shape.ts'
import { createSymbol, type ErrorCorrection } from './symbol/create-symbol.ts'
import { QUIET_ZONE } from './symbol/quiet-zone.ts'

export interface QrDrawOptions {
  logo?: QrLogo | undefined
  /** Raised when the code does not grow by it. A logo always takes H: it lives on what error correction mends. */
  errorCorrection?: ErrorCorrection | undefined
}

/** Draws the text as a code. Throws RangeError when it is too long for one; unknown names never fail. */
export function drawQr(text: string, config: QrConfig, { logo, errorCorrection = 'Q' }: QrDrawOptions = {}): QrDrawing {
  const fit = logo && fitLogo(text, logo)
  const { matrix, version } = fit?.symbol ?? createSymbol(text, errorCorrection)
  const look = {
    pattern: patterns[resolvePattern(config.pattern)],
    frame: frames[resolveFrame(config.corners.border)],
    ball: balls[resolveBall(config.corners.center)],
    fills: paint(config.coloring, matrix.length, QUIET_ZONE),
  }
  const picture: ImageLayer[] = fit ? [{ kind: 'image', href: fit.href, box: fit.picture }] : []
  return {
    modules: matrix.length,
    quietZone: QUIET_ZONE,
    size: matrix.length + 2 * QUIET_ZONE,
    version,
    matrix,
    background: config.coloring.backgroundColor,
    layers: [...drawLayers(matrix, look, fit?.isCleared), ...picture],
    ...(fit && { logo: { box: fit.cleared, budget: fit.budget } }),
  }
}
