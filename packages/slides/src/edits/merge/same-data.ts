/** True when two pieces of plain data are equal, whatever the order of their fields. */
export function isSameData(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false
  if (Array.isArray(first) !== Array.isArray(second)) return false
  const fields = Object.entries(first)
  return (
    fields.length === Object.keys(second).length &&
    fields.every(([key, value]) => Object.hasOwn(second, key) && isSameData(value, Reflect.get(second, key)))
  )
}
