/** Most bytes of a line (RFC 5545, RFC 2426). */
const MAX_BYTES = 75

/** Returns a line in parts of at most so many bytes, each after the first behind a space; no character is cut. */
function fold(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > MAX_BYTES) {
      parts.push(' ')
      bytes = 1
    }
    parts.push(`${parts.pop() ?? ''}${sign}`)
    bytes += size
  }
  return parts.join('\r\n')
}

/** Returns a text as a value: separators and line breaks escaped, control characters left out. */
export const textValue = (text: string): string =>
  text
    .toWellFormed()
    .trim()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** Returns a calendar or a contact as a file: one line each, without those that have nothing to say. */
export const contentLines = (lines: readonly (string | false)[]): string =>
  lines
    .filter((line) => line !== false)
    .map((line) => `${fold(line)}\r\n`)
    .join('')
