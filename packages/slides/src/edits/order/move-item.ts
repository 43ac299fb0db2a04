/**
 * Moves one item of a list by a number of places. Returns the same list when the item is not in it (index -1) or would
 * leave it at either end.
 */
export function moveItem<Item>(list: readonly Item[], index: number, places: number): readonly Item[] {
  const item = list[index]
  const target = index + places
  if (index < 0 || item === undefined || target < 0 || target >= list.length || places === 0) return list
  return list.toSpliced(index, 1).toSpliced(target, 0, item)
}
