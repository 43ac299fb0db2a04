import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { findCoverageFaults } from './coverage-faults.ts'

const DOCS = join(root, 'docs')

/** Whether docs/coverage still says what is there: a moved file or a forgotten count would make it a story. */
export function findStaleCoverage(): string[] {
  const parts = readdirSync(join(DOCS, 'coverage')).map((name) => `coverage/${name}`)
  const pages = new Map(['coverage.md', ...parts].map((page) => [page, readFileSync(join(DOCS, page), 'utf8')]))
  return findCoverageFaults(pages, (path) => existsSync(join(root, path)))
}
