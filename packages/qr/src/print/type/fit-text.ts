import { type SetLine, setLine, type Typeface } from './set-line.ts'

/** The room of a text, in millimetres. */
export interface Room {
  width: number
  height: number
  largest: number
  smallest: number
  /** Distance of baselines, in font sizes. */
  leading: number
}

export interface FittedText {
  size: number
  lines: readonly SetLine[]
}

/** Each try is so much smaller. */
const STEP = 0.955
/** Scripts that write words without spaces between them. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Parts between which a line may end, each with the space after it. */
const partsOf = (text: string): string[] =>
  text
    .split(/(?<=\s)/)
    .flatMap((word) => (UNSPACED.test(word) ? Array.from(segmenter.segment(word), ({ segment }) => segment) : word))

function fill(parts: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf((last + part).trimEnd()) <= width) lines[lines.length - 1] = last + part
    else lines.push(part)
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Breaks what is wider than the room between any two letters. */
function broken(part: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(part.trimEnd()) <= width) return [part]
  const pieces = ['']
  for (const sign of part) {
    const last = pieces.at(-1) ?? ''
    if (last === '' || widthOf(last + sign) <= width) pieces[pieces.length - 1] = last + sign
    else pieces.push(sign)
  }
  return pieces
}

/** Sets a text as large as it fits, between words; what does not fit at the smallest size ends in "…". */
export function fitText(text: string, typeface: Typeface, room: Room): FittedText {
  const { width, height, largest, smallest, leading } = room
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean === '') return { size: largest, lines: [] }
  const widths = new Map<string, number>()
  const emOf = (part: string): number => {
    const known = widths.get(part) ?? setLine(part, typeface).width
    widths.set(part, known)
    return known
  }
  const parts = partsOf(clean)
  const set = (lines: readonly string[]) => lines.map((line) => setLine(line, typeface))
  const most = (size: number): number => Math.max(1, Math.floor(height / (size * leading) + 1e-6))
  for (let size = largest; size >= smallest; size *= STEP) {
    const em = width / size
    const lines = fill(parts, em, emOf)
    if (lines.length <= most(size) && lines.every((line) => emOf(line) <= em)) return { size, lines: set(lines) }
  }
  const em = width / smallest
  const lines = fill(
    parts.flatMap((part) => broken(part, em, emOf)),
    em,
    emOf,
  )
  const shown = lines.slice(0, most(smallest))
  if (lines.length > shown.length) {
    const letters = Array.from(shown.pop() ?? '')
    while (letters.length > 0 && emOf(`${letters.join('').trimEnd()}…`) > em) letters.pop()
    shown.push(`${letters.join('').trimEnd()}…`)
  }
  return { size: smallest, lines: set(shown) }
}
