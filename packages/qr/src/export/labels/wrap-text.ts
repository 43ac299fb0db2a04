/** Wraps a text between words to a maximum width. What does not fit ends in an ellipsis. */
export function wrapText(text: string, isTooWide: (line: string) => boolean, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/).filter(Boolean)
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || !isTooWide(longer)) {
      line = longer
      continue
    }
    if (lines.length + 1 >= maxLines) return [...lines, shorten([line, ...words.slice(index)].join(' '), isTooWide)]
    lines.push(line)
    line = word
  }
  return [...lines, line].map((whole) => (isTooWide(whole) ? shorten(whole, isTooWide) : whole))
}

function shorten(text: string, isTooWide: (line: string) => boolean): string {
  const letters = Array.from(text)
  while (letters.length > 0 && isTooWide(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
