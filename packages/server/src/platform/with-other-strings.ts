/** Returns the same JSON with these strings replaced wherever they stand alone, as addresses do. */
export function withOtherStrings<Value>(value: Value, others: ReadonlyMap<string, string>): Value {
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return others.get(one) ?? one
    if (Array.isArray(one)) return one.map(copy)
    if (!(one instanceof Object)) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, copy(inner)]))
  }
  // The same shape: only strings were replaced by strings.
  return copy(value) as Value
}
