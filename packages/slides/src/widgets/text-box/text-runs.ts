/** A piece of a text: plain lines, or one line that a tab splits into two ends. */
export type TextRun = { kind: 'PLAIN'; text: string } | { kind: 'ENDS'; label: string; value: string }

/** Splits a text at the lines that contain a tab. Empty lines keep their height. */
export function textRuns(text: string): TextRun[] {
  const pieces: TextRun[] = []
  let plain: string[] = []
  const flush = () => {
    // A line break at the very end of a block is not drawn; a second one is.
    if (plain.length > 0) pieces.push({ kind: 'PLAIN', text: plain.join('\n') + (plain.at(-1) === '' ? '\n' : '') })
    plain = []
  }
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const tab = line.indexOf('\t')
    if (tab < 0) {
      plain.push(line)
      continue
    }
    flush()
    pieces.push({ kind: 'ENDS', label: line.slice(0, tab), value: line.slice(tab + 1).replaceAll('\t', ' ') })
  }
  flush()
  return pieces
}
