import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.ts'

export const COVERAGE_INDEX = join(root, 'docs/coverage.md')
const FOLDER = join(root, 'docs/coverage')

/** The text of each file of docs/coverage by its name. */
export function readCoverage(): Map<string, string> {
  const names = readdirSync(FOLDER).sort()
  return new Map(names.map((name) => [basename(name), readFileSync(join(FOLDER, name), 'utf8')]))
}
