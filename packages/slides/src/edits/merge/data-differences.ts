import { byId, isFields } from './by-id.ts'
import { ORDER } from './merge-data.ts'
import { isSameData } from './same-data.ts'

/** A field, a list entry, or a list's order that differs; undefined on the side that lacks it. */
export interface Difference {
  /** Built as in Collision. */
  path: readonly string[]
  before: unknown
  after: unknown
}

const orderOf = (list: Map<string, unknown>, common: ReadonlyMap<string, unknown>) =>
  [...list.keys()].filter((id) => common.has(id))

function inMaps(before: Map<string, unknown>, after: Map<string, unknown>, path: readonly string[]): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.flatMap((name) => dataDifferences(before.get(name), after.get(name), [...path, name]))
}

/** Returns where two pieces of plain data differ, field by field and entry by entry; empty when they are equal. */
export function dataDifferences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (isSameData(before, after)) return []
  const lists = [byId(before), byId(after)] as const
  if (lists[0] && lists[1]) {
    const orders = [orderOf(lists[0], lists[1]), orderOf(lists[1], lists[0])] as const
    const moved = { path: [...path, ORDER], before: orders[0], after: orders[1] }
    return [...inMaps(lists[0], lists[1], path), ...(isSameData(...orders) ? [] : [moved])]
  }
  if (isFields(before) && isFields(after))
    return inMaps(new Map(Object.entries(before)), new Map(Object.entries(after)), path)
  return [{ path, before, after }]
}
