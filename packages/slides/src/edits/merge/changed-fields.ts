import { isSameData } from './same-data.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the fields of the second piece of data whose values differ from the first; empty when none do. */
export function changedFields(before: unknown, after: unknown): Fields {
  if (!isFields(before) || !isFields(after)) return {}
  return Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => !isSameData(before[key], value))
      .map(([key, value]) => [
        key,
        isFields(before[key]) && isFields(value) ? changedFields(before[key], value) : value,
      ]),
  )
}
