import type { Caption } from '../lay-out-sheet.ts'
import type { Face } from './face.ts'
import { printable } from './printable.ts'

/** The outlines of a centred caption, smaller than planned if it would not fit. */
export function layoutCaption({ text, fontSize, x, baseline, maxWidth }: Caption, face: Face): string {
  const line = printable(text, face)
  const width = face.widthOf(line, fontSize)
  const shrink = Math.min(1, maxWidth / width)
  return face.outline(line, { x: x - (width * shrink) / 2, baseline, fontSize: fontSize * shrink })
}
