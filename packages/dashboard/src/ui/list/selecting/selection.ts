/** The selected entries of a list, by id. */
export interface Selection {
  ids: ReadonlySet<string>
  /** Start of a range: the entry selected last. */
  anchor: string | undefined
  /** The mode was switched on by hand, so it stays while nothing is selected. */
  isHeld: boolean
}

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined, isHeld: false }

/** Selects or deselects one entry. */
export function toggleOne(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ...selection, ids, anchor: id }
}

/** Selects everything from the last selected entry to this one as shown; only this one if the former is not shown. */
export function selectRange(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = order.indexOf(selection.anchor ?? '')
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return selection.ids.has(id) ? selection : toggleOne(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  if (range.every((one) => selection.ids.has(one))) return selection
  return { ...selection, ids: new Set([...selection.ids, ...range]) }
}

/** Selects everything shown. Returns the same selection when all are selected, or when there are none. */
export function selectAll(selection: Selection, order: readonly string[]): Selection {
  if (order.every((id) => selection.ids.has(id))) return selection
  return { ...selection, ids: new Set([...selection.ids, ...order]) }
}
