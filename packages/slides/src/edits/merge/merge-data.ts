import { byId, isFields } from './by-id.ts'
import { mergeOrder } from './merge-order.ts'
import { isSameData } from './same-data.ts'

/** The last part of the path of a list whose order collides. */
export const ORDER = '*order'

/** A field that both sides changed to different values; undefined on the side that lacks the field or entry. */
export interface Collision {
  /** Names of fields, and ids of list entries: `['widgets', 'ab12', 'widgetData', 'text']`. */
  path: readonly string[]
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface Merge<Data> {
  merged: Data
  collisions: readonly Collision[]
}

interface Sides {
  base: unknown
  mine: unknown
  theirs: unknown
}
type IsPath = (path: readonly string[]) => boolean
interface Choices {
  takesTheirs: IsPath
  isWhole: IsPath
  collisions: Collision[]
}

/** Merges the values that each side has under each name, mine first; undefined means absent. */
function mergeEntries(sides: readonly Map<string, unknown>[], path: readonly string[], choices: Choices) {
  const [base, mine, theirs] = sides
  const merged = new Map<string, unknown>()
  for (const name of new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])])) {
    const entry = { base: base?.get(name), mine: mine?.get(name), theirs: theirs?.get(name) }
    const value = mergeValue(entry, [...path, name], choices)
    if (value !== undefined) merged.set(name, value)
  }
  return merged
}

const mapOf = (value: unknown) => (isFields(value) ? new Map(Object.entries(value)) : undefined)

function mergeList(sides: readonly Map<string, unknown>[], path: readonly string[], choices: Choices): unknown[] {
  const merged = mergeEntries(sides, path, choices)
  const [base = [], mine = [], theirs = []] = sides.map((side) => [...side.keys()].filter((id) => merged.has(id)))
  const at = [...path, ORDER]
  const { order, collides } = mergeOrder({ base, mine, theirs, takesTheirs: choices.takesTheirs(at) })
  if (collides) choices.collisions.push({ path: at, base, mine, theirs })
  return order.map((id) => merged.get(id))
}

function mergeValue({ base, mine, theirs }: Sides, path: readonly string[], choices: Choices): unknown {
  if (isSameData(base, theirs) || isSameData(mine, theirs)) return mine
  if (isSameData(base, mine)) return theirs
  if (!choices.isWhole(path)) {
    const lists = [base, mine, theirs].map(byId)
    if (lists.every((list) => list !== undefined)) return mergeList(lists, path, choices)
    const records = [base, mine, theirs].map(mapOf)
    if (records.every((fields) => fields !== undefined)) return Object.fromEntries(mergeEntries(records, path, choices))
  }
  choices.collisions.push({ path, base, mine, theirs })
  return choices.takesTheirs(path) ? theirs : mine
}

/**
 * Merges two edited versions of the same plain data: field by field, and lists of entries with ids (`widgetId` or `id`)
 * or of distinct strings entry by entry, with their order. Equal changes on both sides are no collision. A collision
 * keeps mine unless `takesTheirs` returns true for its path; it is listed either way. What `isWhole` names is one choice:
 * its fields are not mixed. Returns `mine` itself when theirs changed nothing.
 */
export function mergeData<Data>(
  base: Data,
  mine: Data,
  theirs: Data,
  takesTheirs: IsPath = () => false,
  isWhole: IsPath = () => false,
): Merge<Data> {
  const collisions: Collision[] = []
  // Built from parts of the three, field by field, so it has their type.
  const merged = mergeValue({ base, mine, theirs }, [], { takesTheirs, isWhole, collisions }) as Data
  return { merged, collisions }
}
