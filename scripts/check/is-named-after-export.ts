import { basename } from 'node:path'

const EXPORT = /^export (?:async )?(?:abstract )?(const|let|function\*?|class|interface|type) (\w+)/gm
/**
 * Verbs that a file name may leave out when the folder gives the object: `add-file-routes` may be exported by
 * `file-routes.ts`.
 */
const ROLES = new Set(
  'routes service store driver limits page pages protocol queries schema view editor outline samples registry port setup index'.split(
    ' ',
  ),
)
/** Names of modules that are loaded by convention: the loader expects an export of this name. */
const LOADED = new Set(['behavior', 'behaviors', 'share'])

/**
 * Whether all words of the file name occur in the name of one export (`trip-wire.ts` → `createTripWire`). Files with
 * three exported values or more, or with three types and no value, are named after their common topic, two values
 * after the word that both have (`GridIcon` and `RowsIcon`: `view-icons.tsx`), and files that only run or re-export need
 * no matching export.
 */
export function isNamedAfterExport(path: string, text: string): boolean {
  const exported = [...text.matchAll(EXPORT)].map(([, kind = '', name = '']) => ({ kind, name }))
  const values = exported.filter(({ kind }) => kind !== 'interface' && kind !== 'type')
  const named = values.length > 0 ? values : exported
  const words = wordsOf(basename(path).replace(/\.tsx?$/, ''))
  const last = words.at(-1) ?? ''
  return (
    (named.length !== 1 && named.length !== 2) ||
    (named.length === 2 && named.every(({ name }) => includesAll(wordsOf(name), [last]))) ||
    ROLES.has(last) ||
    exported.some(({ name }) => LOADED.has(name)) ||
    exported.some(({ name }) => includesAll(wordsOf(name), words))
  )
}

/** Splits `createTripWire`, `trip-wire` and `TRIP_WIRE` into lower-case words. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
    .split('-')

const includesAll = (all: string[], some: string[]): boolean => {
  const singular = new Set(all.map(toSingular))
  return some.every((word) => singular.has(toSingular(word)))
}

const toSingular = (word: string): string => word.replace(/(?<=.)s$/, '')
