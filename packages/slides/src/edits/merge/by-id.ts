export type Fields = Record<string, unknown>

const IDS = ['widgetId', 'id']

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What tells the things of a list apart; undefined where only their place does. */
function idOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (!isFields(entry)) return undefined
  const id = IDS.map((name) => entry[name]).find((value) => typeof value === 'string')
  return typeof id === 'string' ? id : undefined
}

/** The things of a list by their ids, in order; undefined when it is no list of things that are told apart. */
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
