import { basename } from 'node:path'

const EXPORT = /^export (?:async )?(?:abstract )?(const|let|function\*?|class|interface|type) (\w+)/gm
/** What a file does, where its folder says of what: `add-file-routes` may stand in `file-routes.ts`. */
const ROLES = new Set(
  'routes service store driver limits page pages protocol queries schema view editor outline samples registry port setup index'.split(
    ' ',
  ),
)
/** Contracts between the page and what it loads: their one export has the name that whoever loads them asks for. */
const LOADED = new Set(['behavior'])

/**
 * Whether a search for the file's name finds what it is for: all words of the name stand in that of one export
 * (`trip-wire.ts` → `createTripWire`). Files with three exported values or more are named after what these share, and
 * files that only run or pass on need no name of an export.
 */
export function isNamedAfterExport(path: string, text: string): boolean {
  const exported = [...text.matchAll(EXPORT)].map(([, kind = '', name = '']) => ({ kind, name }))
  const values = exported.filter(({ kind }) => kind !== 'interface' && kind !== 'type')
  const words = wordsOf(basename(path).replace(/\.tsx?$/, ''))
  return (
    exported.length === 0 ||
    values.length > 2 ||
    ROLES.has(words.at(-1) ?? '') ||
    exported.some(({ name }) => LOADED.has(name)) ||
    exported.some(({ name }) => includesAll(wordsOf(name), words))
  )
}

/** `createTripWire`, `trip-wire` and `TRIP_WIRE` in words of small letters. */
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
