export type Fields = Record<string, unknown>

const IDS = ['widgetId', 'id']

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns what identifies an entry of a list; undefined when only its position does. */
function idOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (!isFields(entry)) return undefined
  const id = IDS.map((name) => entry[name]).find((value) => typeof value === 'string')
  return typeof id === 'string' ? id : undefined
}

/** Returns the entries of a list by their ids, in order; undefined unless it is a list with unique ids. */
export function byId(value: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(value)) return undefined
  const things = new Map<string, unknown>()
  for (const entry of value) {
    const id = idOf(entry)
    if (id === undefined || things.has(id)) return undefined
    things.set(id, entry)
  }
  return things
}
