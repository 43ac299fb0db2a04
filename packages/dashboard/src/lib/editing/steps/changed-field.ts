import { isSameData } from '@taplet/slides/edits'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** List items are matched by id, not by position. */
const keyOf = (value: unknown, index: string): string =>
  isFields(value) && typeof value['widgetId'] === 'string' ? value['widgetId'] : index

/**
 * The path of the one field in which two documents differ, e.g. `widgets.ab12.widgetData.text`. If several fields
 * differ, or items were added or removed, the path of what contains them; empty when they are equal.
 */
export function changedField(before: unknown, after: unknown, path = ''): string {
  if (isSameData(before, after)) return ''
  if (!isFields(before) || !isFields(after)) return path
  const keys = Object.keys(before)
  if (keys.length !== Object.keys(after).length) return `${path}.*`
  const changed = keys.filter((key) => !isSameData(before[key], after[key]))
  const [key] = changed
  if (changed.length !== 1 || key === undefined || !Object.hasOwn(after, key)) return `${path}.*`
  const [id, nextId] = [keyOf(before[key], key), keyOf(after[key], key)]
  if (id !== nextId) return `${path}.*`
  return changedField(before[key], after[key], path ? `${path}.${id}` : id)
}
