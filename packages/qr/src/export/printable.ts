import type { Face } from './face.ts'

/** The characters of every printer's Helvetica: ISO Latin 1. */
const isLatin = (codePoint: number): boolean =>
  (codePoint >= 0x20 && codePoint <= 0x7e) || (codePoint >= 0xa0 && codePoint <= 0xff)

/**
 * The text in characters that the font has. A missing letter loses its accents (ž becomes z); if that is missing too,
 * it becomes a question mark instead of the empty box a printer would show.
 */
export function printable(text: string, face?: Face): string {
  const has = (letter: string): boolean => (face?.has ?? isLatin)(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(letter)) return letter
    const bare = BARE[letter] ?? letter.normalize('NFKD').charAt(0)
    return has(bare) ? bare : '?'
  }).join('')
}

/** Letters that Unicode does not decompose, and marks missing in Latin 1. */
const BARE: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '•': '·',
}
