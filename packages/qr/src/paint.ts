import type { QrConfig } from './qr-config.ts'
import type { Fill, PathLayer } from './qr-drawing.ts'
import { resolveVariation } from './resolve-shape.ts'
import { variations } from './variations.ts'

const STOPS = [0.05, 0.95] as const

/** The fill of each part. A gradient spans the whole code, so that parts with the same one blend into each other. */
export function paint(
  coloring: QrConfig['coloring'],
  modules: number,
  offset: number,
): { [P in PathLayer['part']]: Fill } {
  const { gradient, hasCustomCorners } = variations[resolveVariation(coloring.variation)]
  const body = gradient === 'none' ? coloring.body1 : gradientOver(gradient, coloring, modules, offset)
  return {
    body,
    frames: hasCustomCorners ? coloring.cornerBorder : body,
    balls: hasCustomCorners ? coloring.cornerCenter : body,
  }
}

function gradientOver(
  kind: 'linear' | 'radial',
  { body1, body2 }: QrConfig['coloring'],
  modules: number,
  offset: number,
): Fill {
  const middle = offset + modules / 2
  return {
    kind,
    // Left to right, rotated by 90 degrees: from the top to the bottom.
    from: [middle, kind === 'linear' ? offset : middle],
    to: [middle, offset + modules],
    stops: [
      { offset: STOPS[0], color: body1 },
      { offset: STOPS[1], color: body2 },
    ],
  }
}
