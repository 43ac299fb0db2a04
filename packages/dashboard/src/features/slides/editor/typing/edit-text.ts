export interface Span {
  start: number
  end: number
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lastOf = (words: string) => [...graphemes.segment(words)].at(-1)?.segment.length ?? 0
const firstOf = (words: string) => [...graphemes.segment(words)][0]?.segment.length ?? 0

/** What Backspace or Delete removes: the selection, else one character before or after the caret. */
export function deletedSpan(text: string, { start, end }: Span, direction: 'BACKWARD' | 'FORWARD'): Span {
  if (start !== end) return { start, end }
  // No character extends beyond a line break, so searching only that far keeps long texts fast.
  return direction === 'BACKWARD'
    ? { start: start - lastOf(text.slice(Math.max(0, start - 40), start)), end }
    : { start, end: end + firstOf(text.slice(end, end + 40)) }
}

const length = (words: string) => Array.from(words).length

/** The text with a part replaced, and the caret's new position. Text beyond the maximum length is cut off. */
export function replaceSpan(text: string, { start, end }: Span, words: string, maxLength: number) {
  const room = Math.max(0, maxLength - length(text) + length(text.slice(start, end)))
  const fitting = Array.from(words).slice(0, room).join('')
  return { text: text.slice(0, start) + fitting + text.slice(end), caret: start + fitting.length }
}

/** Pasted text as this field accepts it: uniform line breaks, or none in a single-line text. */
export function plainText(words: string, isMultiline: boolean): string {
  const lines = words.replaceAll(/\r\n?/g, '\n').replaceAll('\u200B', '')
  return isMultiline ? lines : lines.replaceAll(/\s*\n\s*/g, ' ').trim()
}
