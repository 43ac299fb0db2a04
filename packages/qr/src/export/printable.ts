import type { Face } from './face.ts'

/** What every printer's Helvetica has: ISO Latin 1. */
const isLatin = (codePoint: number): boolean =>
  (codePoint >= 0x20 && codePoint <= 0x7e) || (codePoint >= 0xa0 && codePoint <= 0xff)

/**
 * The text with letters that the face has. A letter it lacks loses its accents (ž becomes z); one that it lacks even so
 * becomes a question mark, rather than the empty box a printer would put there.
 */
export function printable(text: string, face?: Face): string {
  const has = (letter: string): boolean => (face?.has ?? isLatin)(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(letter)) return letter
    const bare = BARE[letter] ?? letter.normalize('NFKD').charAt(0)
    return has(bare) ? bare : '?'
  }).join('')
}

/** Letters that Unicode does not take apart, and marks that Latin 1 lacks. */
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
