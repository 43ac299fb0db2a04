/** Returns one line without invisible or bidirectional control characters, cut between characters. */
export function plainLine(text: string, max: number): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const signs = Array.from(line)
  return signs.length <= max ? line : `${signs.slice(0, max - 1).join('')}…`
}
