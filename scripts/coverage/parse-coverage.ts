import { parseCsv } from './parse-csv.ts'

export const COVERAGE_STATES = ['yes', 'partly', 'not yet'] as const
/** The first line of every file. */
export const COVERAGE_COLUMNS = ['section', 'number', 'line', 'code', 'shown by', 'state', 'note']

/** What is promised, the code that does it, and the test or screen that shows it. */
export interface CoverageRow {
  section: string
  /** Number of the file and of the row: `02-17`. It stays when rows before it are removed. */
  number: string
  line: string
  code: string
  shownBy: string
  /** One of COVERAGE_STATES, or the invalid state that was found. */
  state: string
  note: string
}

/** Returns the rows of one file of docs/coverage. */
export function parseCoverage(csv: string): CoverageRow[] {
  const [, ...rows] = parseCsv(csv)
  return rows.map(([section = '', number = '', line = '', code = '', shownBy = '', state = '', note = '']) => {
    return { section, number, line, code, shownBy, state, note }
  })
}
