import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StylePiece } from '../src/assets/style-pieces.ts'
import { classesIn, needsOf, splitRules } from './split-rules.ts'

const IMPORT = /@import "([^"]+)";/g

/** The style sheets in a list of imports, in cascade order. */
function filesOf(path: string): string[] {
  const imports = [...readFileSync(path, 'utf8').matchAll(IMPORT)]
  if (imports.length === 0) return [path]
  return imports.flatMap(([, name = '']) =>
    filesOf(name.startsWith('.') ? join(dirname(path), name) : createRequire(path).resolve(name)),
  )
}

/**
 * The rules of these lists, minified by `bundle`, so that each page includes only those its markup needs. A class named
 * in `code` may be added to the page later and counts as present.
 */
export async function buildStylePieces(
  lists: readonly string[],
  bundle: (path: string) => Promise<string>,
  code: string,
): Promise<StylePiece[]> {
  const sheets = await Promise.all(lists.flatMap(filesOf).map(bundle))
  const known = new Set<string>()
  return sheets.flatMap((sheet) => {
    const named = [...new Set(classesIn(sheet))]
    const own = named.filter((name) => !known.has(name))
    for (const name of own) known.add(name)
    // A sheet that only extends others' classes is needed wherever one of them is.
    const classes = own.length > 0 ? own : named
    return splitRules(sheet).map((css) => ({
      css,
      classes,
      needs: needsOf(css)?.map((names) => names.filter((name) => !code.includes(name))),
    }))
  })
}
