import { balls } from './balls/registry.ts'
import { drawLayers } from './draw-layers.ts'
import { frames } from './frames/registry.ts'
import { layOutQr, type QrDrawOptions } from './lay-out-qr.ts'
import { paint } from './paint.ts'
import { patterns } from './patterns/registry.ts'
import type { QrConfig } from './qr-config.ts'
import type { ImageLayer, QrDrawing } from './qr-drawing.ts'
import { resolveBall, resolveFrame, resolvePattern } from './resolve-shape.ts'

/** Draws the text as a code. Throws RangeError when it is too long for one; unknown names never throw. */
export function drawQr(text: string, config: QrConfig, options: QrDrawOptions = {}): QrDrawing {
  const { fit, measures } = layOutQr(text, options)
  const look = {
    pattern: patterns[resolvePattern(config.pattern)],
    frame: frames[resolveFrame(config.corners.border)],
    ball: balls[resolveBall(config.corners.center)],
    fills: paint(config.coloring, measures.modules, measures.quietZone),
  }
  const picture: ImageLayer[] = fit ? [{ kind: 'image', href: fit.href, box: fit.picture }] : []
  return {
    ...measures,
    background: config.coloring.backgroundColor,
    layers: [...drawLayers(measures.matrix, look, fit?.isCleared), ...picture],
  }
}
