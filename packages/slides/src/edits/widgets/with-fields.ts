type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces some fields of the data, at any depth. Fields that the data does not have are ignored. */
export function withFields<Data>(data: Data, fields: unknown): Data {
  if (!isFields(data) || !isFields(fields)) return data
  const changed = Object.entries(fields)
    .filter(([key]) => Object.hasOwn(data, key))
    .map(([key, value]) => [key, isFields(data[key]) && isFields(value) ? withFields(data[key], value) : value])
  // The same keys as before; each value has the field's own type if the caller's values do.
  return { ...data, ...Object.fromEntries(changed) } as Data
}
