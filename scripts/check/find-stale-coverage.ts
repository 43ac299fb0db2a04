import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COVERAGE_INDEX, readCoverage } from '../coverage/read-coverage.ts'
import { root } from '../root.ts'
import { findCoverageFaults } from './find-coverage-faults.ts'

/** Whether docs/coverage still says what is there: a moved file or a forgotten count would make it a story. */
export function findStaleCoverage(): string[] {
  return findCoverageFaults(readFileSync(COVERAGE_INDEX, 'utf8'), readCoverage(), (path) =>
    existsSync(join(root, path)),
  )
}
