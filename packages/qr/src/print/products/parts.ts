import { circle, rectangle, roundedRectangle } from '../../geometry/basic-shapes.ts'
import { pathOf } from '../../geometry/path-of.ts'
import { MOST_BLEED, type PrintShape } from '../print-drawing.ts'
import { fitText, type Room } from '../type/fit-text.ts'
import type { Typeface } from '../type/set-line.ts'
import type { PrintContent, PrintLook, Size } from './print-content.ts'

export const disc = (x: number, y: number, radius: number): string => pathOf([circle(x, y, radius)])

/** The background, as far as it may be cut. */
export const groundOf = ({ width, height }: Size, fill: string): PrintShape => ({
  kind: 'path',
  path: pathOf([rectangle(-MOST_BLEED, -MOST_BLEED, width + 2 * MOST_BLEED, height + 2 * MOST_BLEED)]),
  fill,
})

export interface TextBlock {
  shapes: PrintShape[]
  /** Of all lines. */
  height: number
}

interface Place extends Room {
  x: number
  y: number
  align: 'center' | 'left' | 'right'
  fill: string
}

/** Between the top of a line and its baseline, in font sizes. */
const BASELINE = 0.8

/** A text in its room, from the top. */
export function textBlock(text: string, typeface: Typeface, place: Place): TextBlock {
  const { x, y, width, align, leading, fill } = place
  const { size, lines } = fitText(text, typeface, place)
  const shapes = lines.map((line, index): PrintShape => {
    const spare = width - line.width * size
    const left = x + { left: 0, center: spare / 2, right: spare }[align]
    return { kind: 'text', line, x: left, baseline: y + size * (BASELINE + index * leading), size, fill }
  })
  return { shapes, height: lines.length === 0 ? 0 : size * (1 + (lines.length - 1) * leading) }
}

/** Moves what is drawn. */
export const lowered = (shapes: readonly PrintShape[], by: number): PrintShape[] =>
  shapes.map((shape) => (shape.kind === 'text' ? { ...shape, baseline: shape.baseline + by } : shape))

/** A code on a panel of its own background. Its quiet zone is in its drawing. */
export function codePanel(
  { code }: PrintContent,
  look: PrintLook,
  { x, y, side }: { x: number; y: number; side: number },
): PrintShape[] {
  const { background } = code.drawing
  const radius = side * (0.015 + 0.06 * look.roundness)
  const inset = side * 0.02
  return [
    {
      kind: 'path',
      path: pathOf([roundedRectangle(x, y, side, side, [radius, radius, radius * 0.3, radius])]),
      fill: background.slice(0, 7),
    },
    { kind: 'code', code, x: x + inset, y: y + inset, width: side - 2 * inset },
  ]
}

/** Width of the code on a panel. */
export const codeOnPanel = (side: number): number => side * 0.96

/** The name of the app, beside its logo or its first letter on a disc. */
export function brandRow(
  { name, logo }: PrintContent,
  look: PrintLook,
  { x, y, width, height, isRtl }: { x: number; y: number; width: number; height: number; isRtl: boolean },
): PrintShape[] {
  if (name.trim() === '') return []
  const radius = height / 2
  const middle = isRtl ? x + width - radius : x + radius
  const left = isRtl ? x : x + height * 1.3
  const room = { width: width - height * 1.3, height, largest: height * 0.62, smallest: height * 0.34, leading: 1.15 }
  const text = textBlock(name, look.heading, {
    ...room,
    x: left,
    y: 0,
    align: isRtl ? 'right' : 'left',
    fill: look.ink,
  })
  const label = lowered(text.shapes, y + (height - text.height) / 2)
  if (logo) {
    const wide = logo.aspect >= 1 ? height : height * logo.aspect
    const tall = wide / logo.aspect
    return [{ kind: 'picture', picture: logo, x: middle - wide / 2, y: y + (height - tall) / 2, width: wide }, ...label]
  }
  const letter = Array.from(name.trim())[0] ?? ''
  const sign = textBlock(letter.toLocaleUpperCase(), look.heading, {
    x: middle - radius,
    y: 0,
    width: height,
    height,
    largest: height * 0.6,
    smallest: height * 0.3,
    leading: 1,
    align: 'center',
    fill: look.ground,
  })
  return [
    { kind: 'path', path: disc(middle, y + radius, radius), fill: look.ink },
    ...lowered(sign.shapes, y + (height - sign.height) / 2 + sign.height * 0.06),
    ...label,
  ]
}

/** The drawing of the app or, without one, discs and a leaf in its colours; `x` and `y` are its middle. */
export function ornament(
  { art }: PrintContent,
  { main, warm, deep }: PrintLook,
  { x, y, side, isRtl }: { x: number; y: number; side: number; isRtl: boolean },
): PrintShape[] {
  if (art) return [{ kind: 'picture', picture: art, x: x - side / 2, y: y - side / art.aspect / 2, width: side }]
  const turn = isRtl ? -1 : 1
  return [
    { kind: 'path', path: disc(x, y, side * 0.44), fill: main },
    { kind: 'path', path: disc(x - turn * side * 0.36, y + side * 0.3, side * 0.13), fill: warm },
    { kind: 'path', path: leaf(x + turn * side * 0.02, y + side * 0.28, turn * side * 0.34, side * 0.6), fill: deep },
  ]
}

/** A leaf that stands on a point. */
function leaf(x: number, y: number, width: number, height: number): string {
  const [low, high] = [y - height * 0.28, y - height * 0.72]
  return pathOf([
    [
      [x, y],
      [x + width, low, x + width, high, x, y - height],
      [x - width, high, x - width, low, x, y],
    ],
  ])
}
