const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/**
 * Stands for a version that nobody knows any more: of the same fields, each with nothing in it, and with empty lists.
 * Merged on top of it, two documents keep all things of both, and each field in which they differ is a choice.
 */
export function unknownBase<Document>(like: Document): Document {
  const blank = (value: unknown): unknown => {
    if (isList(value)) return []
    if (typeof value !== 'object' || value === null) return undefined
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, blank(field)]))
  }
  // Only merged with documents, never shown: its fields have the names that the type says, and no values.
  return blank(like) as Document
}
