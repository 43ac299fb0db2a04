import type { z } from 'zod'
import { type SlideFont, slideFonts } from '../../type/fonts.ts'
import { neededWidth } from '../../type/text-width.ts'
import type { textBoxSchema } from './schema.ts'

/** From this size on, text is display text: it shrinks rather than breaking a word. */
export const DISPLAY_SIZE = 32
// The smallest size that display text shrinks to; a word that does not fit then may break.
const SMALLEST_DISPLAY_REM = 1
const SMALLEST_ROW = 14 // px: a reader's larger font size must not push the other end off the slide
const LEAST = 13 // px: text that is smaller in landscape stays readable
const SMALL = 15 // px: from here on it is larger than that in landscape, too
const ITALIC = 1.08 // times the width of the upright letters, which were measured
const LIGHT = 340 // up to this weight letters with optical sizes are as narrow as they were measured
const SHORT_SCREEN_SHARE = 15 // cqh that one line may take, so that a phone on its side still shows the action

type TextBox = z.output<(typeof textBoxSchema)['data']>

const isFitted = ({ text, metadata }: TextBox): boolean => metadata.textSize >= DISPLAY_SIZE || text.includes('\t')

/** Returns the width of the widest word or line, in em. */
function widthToFit(data: TextBox): number {
  const { text, metadata } = data
  const { fontFamily, fontWeight, letterSpacing, fitLines, italic } = metadata
  const { smallWidth = 1 }: SlideFont = slideFonts[fontFamily]
  const heavier = fontWeight > LIGHT ? smallWidth : 1
  const upright = () => neededWidth(text, fontFamily, letterSpacing, fitLines ? 'LINE' : 'WORD')
  const width = known.get(data) ?? Math.max(upright() * heavier * (italic ? ITALIC : 1), 0.5)
  known.set(data, width)
  return width
}
// A slide is tried on many screens, and its data is immutable.
const known = new WeakMap<TextBox, number>()

const round = (value: number) => Math.round(value * 1000) / 1000

const inRem = (times: number) => `${round(times)}*var(--tp-rem)`

/**
 * Returns the CSS font size: as chosen, in `--tp-rem` so that it follows the reader's own setting, and fitted when it
 * is display text or has a line with two ends.
 */
export function fittedSize(data: TextBox): string {
  const { textSize, fillColor, padding } = data.metadata
  const rem = inRem(textSize / 16)
  const isDisplay = textSize >= DISPLAY_SIZE
  if (!isFitted(data)) return textSize < SMALL ? `max(${Math.min(LEAST, textSize)}px,${rem})` : `calc(${rem})`
  const width = widthToFit(data)
  const column = fillColor ? `(var(--tp-column) - ${padding * 2}px)` : 'var(--tp-column)'
  const limits = isDisplay ? `${rem},${SHORT_SCREEN_SHARE}cqh` : rem
  return `max(${isDisplay ? inRem(SMALLEST_DISPLAY_REM) : `${SMALLEST_ROW}px`},min(${limits},${column}/${round(width)}))`
}

/** The same as a number of px, for code without CSS. */
export function fittedPixels(data: TextBox, { rem, column, height }: { rem: number; column: number; height: number }) {
  const { textSize, fillColor, padding } = data.metadata
  const wanted = (textSize / 16) * rem
  if (!isFitted(data)) return Math.max(Math.min(LEAST, textSize), wanted)
  const isDisplay = textSize >= DISPLAY_SIZE
  const most = isDisplay ? Math.min(wanted, (height * SHORT_SCREEN_SHARE) / 100) : wanted
  const fitting = (column - (fillColor ? padding * 2 : 0)) / widthToFit(data)
  return Math.max(isDisplay ? SMALLEST_DISPLAY_REM * rem : SMALLEST_ROW, Math.min(most, fitting))
}
