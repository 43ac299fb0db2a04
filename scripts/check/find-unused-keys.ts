/** A table of texts: words, lists of words, or tables. */
export interface Texts {
  [key: string]: string | readonly string[] | Texts
}

/** A key in quotes: `'checks:title'`. Searched everywhere, because template strings also contain quotes. */
const WRITTEN = /['"]([\w:.-]+)['"]/g
/**
 * A key with placeholders: `` `checks:${id}.title` ``. It begins with the name of a table, so that it matches few keys.
 */
const WITH_PLACES = /`(\w+[:.](?:[\w:.-]|\$\{[^}]*\})*)`/g

/**
 * Finds keys of these tables (`feature:path`; those of `common` need no prefix) that no source uses, neither in full
 * nor with placeholders for a part of them.
 */
export function findUnusedKeys(tables: ReadonlyMap<string, Texts>, sources: readonly string[]): string[] {
  const all = sources.join('\n')
  const written = new Set([...all.matchAll(WRITTEN)].map(([, key]) => key))
  const shapes = [...all.matchAll(WITH_PLACES)].map(([, key = '']) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('.*')}$`)
  })
  return [...tables].flatMap(([name, table]) =>
    keysOf(table).flatMap((path) => {
      const spellings = name === 'common' ? [path, `common:${path}`] : [`${name}:${path}`]
      const isUsed = spellings.some((key) => written.has(key) || shapes.some((shape) => shape.test(key)))
      return isUsed ? [] : [`${name}:${path}`]
    }),
  )
}

/** Texts that depend on a count end in _one and _other and share one key. */
function keysOf(table: Texts | readonly string[]): string[] {
  const keys = Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [key.replace(/_(one|other)$/, '')] : keysOf(value).map((path) => `${key}.${path}`),
  )
  return [...new Set(keys)]
}
