import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StylePiece } from '../src/style-pieces.ts'

const IMPORT = /@import "([^"]+)";/g

/** The style sheets behind a list of imports, in the order in which they count. */
function filesOf(path: string): string[] {
  const imports = [...readFileSync(path, 'utf8').matchAll(IMPORT)]
  if (imports.length === 0) return [path]
  return imports.flatMap(([, name = '']) =>
    filesOf(name.startsWith('.') ? join(dirname(path), name) : createRequire(path).resolve(name)),
  )
}

const classesIn = (css: string): string[] => [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)

/** The pieces of these lists, minified by `bundle`, so that each page takes those that its markup asks for. */
export async function buildStylePieces(
  lists: readonly string[],
  bundle: (path: string) => Promise<string>,
): Promise<StylePiece[]> {
  const sheets = await Promise.all(lists.flatMap(filesOf).map(bundle))
  const known = new Set<string>()
  return sheets.map((css) => {
    const named = [...new Set(classesIn(css))]
    const own = named.filter((name) => !known.has(name))
    for (const name of own) known.add(name)
    // What only adds to others' classes is wanted wherever one of them is.
    return { css, classes: own.length > 0 ? own : named }
  })
}
