/** A field: quoted, with quotes doubled, or plain; then its end. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy

/** Returns the rows of a CSV file (RFC 4180), a list of fields each. Empty lines are skipped. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(FIELD)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    if (row.length > 1 || row[0]) rows.push(row)
    row = []
  }
  return rows
}
