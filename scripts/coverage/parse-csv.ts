/** A field: in quotes, where a quote stands twice, or plain; then what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy

/** The rows of a CSV file (RFC 4180), a list of fields each. Lines that are empty are left out. */
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
