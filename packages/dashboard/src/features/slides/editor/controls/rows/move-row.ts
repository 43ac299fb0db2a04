/** Returns the list with an entry moved by one place; the same list at its end. */
export function moveRow<Row>(rows: readonly Row[], index: number, by: -1 | 1): readonly Row[] {
  const row = rows[index]
  const to = index + by
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return rows.toSpliced(index, 1).toSpliced(to, 0, row)
}
