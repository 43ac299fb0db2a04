import { drawQr, type PathLayer, type QrConfig } from '@taplet/qr'

export type ShapeKind = 'pattern' | 'frame' | 'ball'

interface Art {
  viewBox: string
  path: string
}

/** Source of the samples; any text whose middle shows single dots, ends, corners and crossings. */
const TEXT = 'Taplet'
const PLAIN: QrConfig = {
  coloring: {
    variation: 'singleColor',
    backgroundColor: '#FFFFFF',
    body1: '#000000',
    body2: '#000000',
    cornerBorder: '#000000',
    cornerCenter: '#000000',
  },
  corners: { border: 'frame0', center: 'ball0' },
  pattern: 'square',
}

/** The part of a code that shows a shape: left, top, side, in modules. The first eye follows the quiet zone. */
const windows: Record<ShapeKind, readonly [number, number, number]> = {
  pattern: [13, 13, 5],
  frame: [3.7, 3.7, 7.6],
  ball: [5, 5, 5],
}
const parts: Record<ShapeKind, PathLayer['part']> = { pattern: 'body', frame: 'frames', ball: 'balls' }
const configs: Record<ShapeKind, (id: string) => QrConfig> = {
  pattern: (id) => ({ ...PLAIN, pattern: id }),
  frame: (id) => ({ ...PLAIN, corners: { border: id, center: 'ball0' } }),
  ball: (id) => ({ ...PLAIN, corners: { border: 'frame0', center: id } }),
}

/** Whether any point of a path lies in the window. */
function touches(piece: string, [left, top, side]: readonly [number, number, number]): boolean {
  const numbers = piece.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? []
  return numbers.some((x, at) => {
    const y = numbers[at + 1]
    const isPoint = at % 2 === 0 && y !== undefined
    return isPoint && x > left - 1 && x < left + side + 1 && y > top - 1 && y < top + side + 1
  })
}

const known = new Map<string, Art>()

/** A sample of a shape, cut from a code drawn with it. */
export function shapeArt(kind: ShapeKind, id: string): Art {
  const key = `${kind}/${id}`
  const found = known.get(key)
  if (found) return found
  const window = windows[kind]
  const layer = drawQr(TEXT, configs[kind](id)).layers.find(
    (one): one is PathLayer => one.kind === 'path' && one.part === parts[kind],
  )
  const pieces = layer?.path.match(/M[^M]*/g) ?? []
  const [left, top, side] = window
  const art = {
    viewBox: `${left} ${top} ${side} ${side}`,
    path: pieces.filter((piece) => touches(piece, window)).join(''),
  }
  known.set(key, art)
  return art
}
