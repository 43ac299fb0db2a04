import { COVERAGE_COLUMNS, COVERAGE_STATES, type CoverageRow, parseCoverage } from '../coverage/parse-coverage.ts'
import { withCounts } from '../coverage/with-counts.ts'
import { findLostTitles } from './find-lost-titles.ts'

/** A path of a file within a sentence: folders, a name and one of our endings. */
const PATH = /(?<![\w/.{-])(?:[a-z0-9-]+\/)+[\w.-]*\w\.(?:tsx?|css|md|sql|[cm]?js|json|svg|txt|html)\b(?!\/)/g
const OUTSIDE_PACKAGES = /^(e2e|bench|docs|scripts)\//
const STATES: readonly string[] = COVERAGE_STATES

/**
 * Finds paths and tests in the coverage that do not exist, rows that say too little, and counts that differ from the
 * rows. `read` returns the text of a file of the project.
 */
export function findCoverageFaults(
  index: string,
  files: ReadonlyMap<string, string>,
  read: (path: string) => string | undefined,
): string[] {
  const parts = new Map([...files].map(([name, text]) => [name, parseCoverage(text)]))
  const faults = [...parts].flatMap(([name, rows]) => [
    ...(files.get(name)?.startsWith(`${COVERAGE_COLUMNS.join(',')}\n`) ? [] : [`${name}: begins with other columns`]),
    ...(index.includes(`](coverage/${name}) |`) ? [] : [`${name}: docs/coverage.md does not name it`]),
    ...rows.flatMap((row) => findRowFaults(row, name, read).map((fault) => `${name}: ${row.number}: ${fault}`)),
    ...findRepeats(rows).map((number) => `${name}: ${number} is the number of two rows`),
  ])
  return withCounts(index, parts) === index
    ? faults
    : [...faults, 'docs/coverage.md: its counts are not those of the rows; `npm run coverage` counts them']
}

function findRowFaults(row: CoverageRow, name: string, read: (path: string) => string | undefined): string[] {
  const paths = [...`${row.code} ; ${row.shownBy}`.matchAll(PATH)].map(([path]) => path)
  const readPath = (path: string) => read(OUTSIDE_PACKAGES.test(path) ? path : `packages/${path}`)
  const missing = paths.filter((path) => readPath(path) === undefined)
  const [file] = name.split('-', 1)
  return [
    ...missing.map((path) => `there is no ${path}`),
    ...findLostTitles(row.shownBy, readPath),
    ...(STATES.includes(row.state) ? [] : [`"${row.state}" is none of ${STATES.join(', ')}`]),
    ...(row.state === 'yes' && (!row.code || !row.shownBy) ? ['a yes needs code and what shows it'] : []),
    ...(row.line && new RegExp(`^${file}-\\d+$`).test(row.number)
      ? []
      : ['a row has a number of its file, and a line']),
  ]
}

function findRepeats(rows: readonly CoverageRow[]): string[] {
  const numbers = rows.map((row) => row.number)
  return numbers.filter((number, index) => numbers.indexOf(number) !== index)
}
