import { fontWidths, WIDTH_UNITS } from './font-widths.ts'
import type { FontId } from './fonts.ts'

const FIRST_CODE = 32
const UNKNOWN_EM = 0.68
const WIDE_EM = 1.05
// Scripts whose signs fill a square, and emoji.
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u

function characterEm(character: string, table: string): number {
  if (WIDE.test(character)) return WIDE_EM
  const base = character.normalize('NFD').charCodeAt(0)
  const digits = table.slice((base - FIRST_CODE) * 2, (base - FIRST_CODE) * 2 + 2)
  return base >= FIRST_CODE && digits.length === 2 ? Number.parseInt(digits, 36) / WIDTH_UNITS : UNKNOWN_EM
}

/** How wide a text runs on one line, in em of its font size. An estimate on the safe side: kerning is left out. */
export function textWidth(text: string, font: FontId, letterSpacing: number): number {
  let width = 0
  for (const character of text) width += characterEm(character, fontWidths[font]) + letterSpacing
  return width
}

/** The widest of the lines, or of the words when lines may wrap. */
export function widestPart(text: string, font: FontId, letterSpacing: number, unit: 'LINE' | 'WORD'): number {
  const parts = text.split(unit === 'LINE' ? /[\n\t]/ : /\s+/)
  return parts.reduce((widest, part) => Math.max(widest, textWidth(part.trim(), font, letterSpacing)), 0)
}
