import type { z } from 'zod'
import { neededWidth } from '../../slide/text-width.ts'
import type { textBoxSchema } from './schema.ts'

/** From this size on, type is display type: it shrinks rather than breaks a word. */
export const DISPLAY_SIZE = 32
// A word that does not fit at these sizes may break.
const SMALLEST_DISPLAY = '1.5rem'
const SMALLEST_ROW = '14px' // in px: a reader's larger type must not push the other end off the slide
const SHORT_SCREEN_SHARE = 18 // cqh that one line may take, so that a phone on its side still shows the action

const round = (value: number) => Math.round(value * 1000) / 1000

/**
 * The CSS font size: as chosen, in rem so that it follows the reader's own setting, and fitted when it is
 * display type or has a line with two ends.
 */
export function fittedSize({ text, metadata }: z.output<(typeof textBoxSchema)['data']>): string {
  const { textSize, fontFamily, letterSpacing, fitLines, fillColor, padding } = metadata
  const rem = `${round(textSize / 16)}rem`
  const isDisplay = textSize >= DISPLAY_SIZE
  if (!isDisplay && !text.includes('\t')) return rem
  const width = Math.max(neededWidth(text, fontFamily, letterSpacing, fitLines ? 'LINE' : 'WORD'), 0.5)
  const column = fillColor ? `(var(--tp-column) - ${padding * 2}px)` : 'var(--tp-column)'
  const limits = isDisplay ? `${rem},${SHORT_SCREEN_SHARE}cqh` : rem
  return `max(${isDisplay ? SMALLEST_DISPLAY : SMALLEST_ROW},min(${limits},${column}/${round(width)}))`
}
