/** Text broken into lines at the largest size that fits. */
export interface FittedText {
  size: number
  lines: string[]
}

interface Room {
  width: number
  height: number
  sizes: readonly number[]
  /** Distance between baselines, in font sizes. */
  leading: number
  widthOf: (text: string, size: number) => number
}

/** Breaks between words, and within a word only at the smallest size; text too long even then ends with "…". */
export function fitLines(text: string, { width, height, sizes, leading, widthOf }: Room): FittedText {
  const words = text.split(' ')
  const room = (size: number): number => Math.max(1, Math.floor(height / (size * leading)))
  for (const size of sizes) {
    const lines = toLines(words, (line) => widthOf(line, size) <= width)
    if (lines.length <= room(size) && lines.every((line) => widthOf(line, size) <= width)) return { size, lines }
  }
  const size = sizes.at(-1) ?? 1
  const fits = (line: string): boolean => widthOf(line, size) <= width
  const lines = toLines(
    words.flatMap((word) => pieces(word, fits)),
    fits,
  )
  const shown = lines.slice(0, room(size))
  if (lines.length > shown.length) shown.push(shorten(shown.pop() ?? '', fits))
  return { size, lines: shown }
}

function toLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Splits a word that is wider than the space into pieces that fit. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = []
  for (const sign of word) {
    const last = parts.at(-1)
    if (last !== undefined && fits(last + sign)) parts[parts.length - 1] = last + sign
    else parts.push(sign)
  }
  return parts
}

/** Returns the longest beginning that fits with "…" after it. */
export function shorten(line: string, fits: (line: string) => boolean): string {
  const signs = Array.from(line)
  while (signs.length > 0 && !fits(`${signs.join('').trimEnd()}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
