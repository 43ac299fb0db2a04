type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Data with some of its fields replaced, however deep they stand. Fields that the data does not have are left out. */
export function withFields<Data>(data: Data, fields: unknown): Data {
  if (!isFields(data) || !isFields(fields)) return data
  const changed = Object.entries(fields)
    .filter(([key]) => Object.hasOwn(data, key))
    .map(([key, value]) => [key, isFields(data[key]) && isFields(value) ? withFields(data[key], value) : value])
  // The same keys as before; each value is of the field's own type when the caller's are.
  return { ...data, ...Object.fromEntries(changed) } as Data
}
