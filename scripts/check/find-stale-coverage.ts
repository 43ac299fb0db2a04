import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COVERAGE_INDEX, readCoverage } from '../coverage/read-coverage.ts'
import { root } from '../root.ts'
import { findCoverageFaults } from './find-coverage-faults.ts'

/** Finds rows of docs/coverage that a moved file, a renamed test or a changed count has made untrue. */
export function findStaleCoverage(): string[] {
  const texts = new Map<string, string | undefined>() // many rows name the same file
  const read = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, textOf(join(root, path)))
    return texts.get(path)
  }
  return findCoverageFaults(readFileSync(COVERAGE_INDEX, 'utf8'), readCoverage(), read)
}

const textOf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
