/** What is ticked in a list, by id. */
export interface Selection {
  ids: ReadonlySet<string>
  /** Where a range begins: what was ticked last. */
  anchor: string | undefined
  /** The mode was asked for, so it stays while nothing is ticked. */
  isHeld: boolean
}

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined, isHeld: false }

/** Ticks one, or takes its tick away. */
export function toggleOne(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ...selection, ids, anchor: id }
}

/** Ticks all from the one ticked last to this one, in the order shown; without a begin in sight it ticks this one alone. */
export function selectRange(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = order.indexOf(selection.anchor ?? '')
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return selection.ids.has(id) ? selection : toggleOne(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  if (range.every((one) => selection.ids.has(one))) return selection
  return { ...selection, ids: new Set([...selection.ids, ...range]) }
}

/** Ticks all that are shown. Does nothing when they are, or when there is none. */
export function selectAll(selection: Selection, order: readonly string[]): Selection {
  if (order.every((id) => selection.ids.has(id))) return selection
  return { ...selection, ids: new Set([...selection.ids, ...order]) }
}
