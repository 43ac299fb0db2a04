import type { z } from 'zod'
import { widestPart } from '../../slide/text-width.ts'
import type { textBoxSchema } from './schema.ts'

/** From this size on, type is display type: it shrinks rather than breaks a word. */
export const DISPLAY_SIZE = 32
const SMALLEST = 1.5 // rem; a word that does not fit at this size may break
const SHORT_SCREEN_SHARE = 18 // cqh that one line may take, so that a phone on its side still shows the action

const round = (value: number) => Math.round(value * 1000) / 1000

/** The CSS font size: as chosen, in rem so that it follows the reader's own setting, and fitted when it is display type. */
export function fittedSize({ text, metadata }: z.output<(typeof textBoxSchema)['data']>): string {
  const { textSize, fontFamily, letterSpacing, fitLines, fillColor, padding } = metadata
  const rem = `${round(textSize / 16)}rem`
  if (textSize < DISPLAY_SIZE) return rem
  const width = Math.max(widestPart(text, fontFamily, letterSpacing, fitLines ? 'LINE' : 'WORD'), 0.5)
  const column = fillColor ? `(var(--tp-column) - ${padding * 2}px)` : 'var(--tp-column)'
  return `max(${SMALLEST}rem,min(${rem},${SHORT_SCREEN_SHARE}cqh,${column}/${round(width)}))`
}
