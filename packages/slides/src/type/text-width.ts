import { fontWidths, WIDTH_UNITS } from './font-widths.ts'
import type { FontId } from './fonts.ts'

const FIRST_CODE = 32
const LAST_CODE = 126
const UNKNOWN_EM = 0.68
const WIDE_EM = 1.05
// Scripts whose characters fill a square, and emoji.
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u

function asciiEm(code: number, table: string): number {
  const digits = table.slice((code - FIRST_CODE) * 2, (code - FIRST_CODE) * 2 + 2)
  return code >= FIRST_CODE && digits.length === 2 ? Number.parseInt(digits, 36) / WIDTH_UNITS : UNKNOWN_EM
}

function characterEm(character: string, table: string): number {
  const code = character.charCodeAt(0)
  if (code <= LAST_CODE) return asciiEm(code, table)
  if (WIDE.test(character)) return WIDE_EM
  return asciiEm(character.normalize('NFD').charCodeAt(0), table)
}

/** Returns the width of a text on one line, in em of its font size. Estimated on the safe side: kerning is ignored. */
export function textWidth(text: string, font: FontId, letterSpacing: number): number {
  let width = 0
  for (const character of text) width += characterEm(character, fontWidths[font]) + letterSpacing
  return width
}

const LEADER_EM = 1.2 // the gap between the two ends of a line with a tab

/**
 * Returns the column width, in em, at which nothing breaks: the widest word, or the widest line when lines must not
 * wrap. The value after a tab is beside its label and never wraps.
 */
export function neededWidth(text: string, font: FontId, letterSpacing: number, unit: 'LINE' | 'WORD'): number {
  const widthOf = (part: string) => textWidth(part.trim(), font, letterSpacing)
  const widest = (parts: readonly string[]) => Math.max(0, ...parts.map(widthOf))
  const lines = text.split('\n').map((line) => {
    const [label = '', ...values] = line.split('\t')
    const end = values.length > 0 ? LEADER_EM + widthOf(values.join(' ')) : 0
    return end + widest(unit === 'LINE' ? [label] : label.split(/\s+/))
  })
  return Math.max(0, ...lines)
}
