import type { PriceRow } from './schema.ts'

interface PriceGroup {
  /** Empty for rows before the first heading. */
  heading: string
  rows: PriceRow[]
}

/** Returns the rows by the heading above them; without those that have no name. */
export function priceGroups(rows: readonly PriceRow[]): PriceGroup[] {
  const groups: PriceGroup[] = [{ heading: '', rows: [] }]
  for (const row of rows) {
    if (row.name.trim() === '') continue
    if (row.isHeading) groups.push({ heading: row.name.trim(), rows: [] })
    else groups.at(-1)?.rows.push(row)
  }
  return groups.filter(({ heading, rows: own }) => heading !== '' || own.length > 0)
}
