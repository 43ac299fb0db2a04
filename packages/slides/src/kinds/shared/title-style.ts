import type { CSSProperties } from 'react'
import type { FontUse } from '../../define/define-widget.ts'
import { fontStack } from '../../type/fonts.ts'
import type { ViewMetadata } from '../../slide/slide-schema.ts'
import { textWidth } from '../../type/text-width.ts'

/** Returns the font of a title; undefined when the stylesheet's own is meant. */
export const titleStyle = (font: FontUse | undefined): CSSProperties | undefined =>
  font && {
    fontFamily: fontStack(font.font),
    fontWeight: font.weight,
    fontStyle: font.isItalic ? 'italic' : 'normal',
  }

const SPACING_EM = -0.02
const SMALLEST_REM = 1.5
// The shorter the title, the larger it may be.
const SIZES = [
  { letters: 14, rem: 5 },
  { letters: 32, rem: 3.75 },
  { letters: Number.POSITIVE_INFINITY, rem: 2.5 },
] as const

/** Returns the largest style in which the title fits its column, so that no word breaks. */
export function posterTitleStyle(title: string, font: FontUse | undefined, { theme }: ViewMetadata): CSSProperties {
  const widths = title.split(/\s+/).map((word) => textWidth(word, font?.font ?? theme.font, SPACING_EM))
  const widest = Math.round(Math.max(0.5, ...widths) * 100) / 100
  const rem = SIZES.find(({ letters }) => title.length <= letters)?.rem ?? SMALLEST_REM
  const fitted = `min(${rem}*var(--tp-rem),24cqh,var(--tp-column)/${widest})`
  return { ...titleStyle(font), fontSize: `max(${SMALLEST_REM}*var(--tp-rem),${fitted})` }
}
