const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/**
 * Stands in for a version that is no longer known: the same fields with empty values and empty lists. Merged on top of
 * it, two documents keep the items of both, and each field in which they differ is a choice.
 */
export function unknownBase<Document>(like: Document): Document {
  const blank = (value: unknown): unknown => {
    if (isList(value)) return []
    if (typeof value !== 'object' || value === null) return undefined
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, blank(field)]))
  }
  // Only merged with documents, never shown: it has the field names of the type, but no values.
  return blank(like) as Document
}
