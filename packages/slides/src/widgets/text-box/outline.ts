import type { Box, Outline, TextOutline, WidgetOutline } from '../../define/define-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import { fittedPixels } from './fitted-size.ts'
import type { textBoxSchema } from './schema.ts'

// As in view.css: the subtitle below, and the hairline above.
const DETAIL = { rem: 0.9375, lineHeight: 1.4, letterSpacing: 0, weight: 500, opacity: 0.78, above: 3, widest: 28 }
const RULE = 13.5

const shifted = (boxes: readonly Box[], left: number, top: number): Box[] =>
  boxes.map((box) => ({ ...box, left: box.left + left, top: box.top + top }))

/** Lays out a text with its subtitle, on a background of its own or none. */
export const textBoxOutline: WidgetOutline<typeof textBoxSchema> = (data, space): Outline => {
  const { text, detail, metadata } = data
  const { fillColor, padding, fontFamily, letterSpacing, lineHeight, alignText, isBleeding, hasRule } = metadata
  const { widthOf } = space
  const inner = fillColor ? padding : 0
  const side = isBleeding ? 0 : inner
  const width = Math.max(1, space.width - 2 * side)
  const size = fittedPixels(data, space)
  const fills = fillColor ? [fillColor] : []
  const shared = { ink: metadata.textColor, fills }
  const texts: TextOutline[] = []
  let top = hasRule && !fillColor ? RULE : inner
  if (text) {
    const words = layoutText({
      text,
      font: fontFamily,
      size,
      letterSpacing,
      lineHeight,
      width,
      align: alignText,
      widthOf,
    })
    const lines = shifted(words.lines, side, top)
    texts.push({ ...shared, lines, broken: words.broken, size, weight: metadata.fontWeight, opacity: 1 })
    top += words.height
  }
  if (detail) {
    const small = DETAIL.rem * space.rem
    const room = Math.min(width, DETAIL.widest * small)
    const set = { ...DETAIL, font: space.theme.font, size: small, align: alignText, widthOf }
    const words = layoutText({ text: detail, width: room, ...set })
    const lines = shifted(words.lines, side, top + DETAIL.above)
    texts.push({ ...shared, lines, broken: [], size: small, weight: DETAIL.weight, opacity: DETAIL.opacity })
    top += DETAIL.above + words.height
  }
  return { height: top + inner, texts, taps: [] }
}
