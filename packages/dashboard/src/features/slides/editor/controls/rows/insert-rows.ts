/**
 * Returns the list with pasted rows after an entry, in its place if it is empty; as many as fit.
 */
export function insertRows<Row>(
  rows: readonly Row[],
  index: number,
  pasted: readonly Row[],
  { isEmpty, most }: { isEmpty: (row: Row) => boolean; most: number },
): Row[] {
  const current = rows[index]
  const replaced = current !== undefined && isEmpty(current) ? 1 : 0
  return rows.toSpliced(replaced ? index : index + 1, replaced, ...pasted).slice(0, most)
}
