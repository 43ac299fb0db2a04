import { COVERAGE_STATES, type CoverageRow } from './parse-coverage.ts'

/**
 * Returns docs/coverage.md with the counts of these rows in its table, a line for each file and one for all of them.
 */
export function withCounts(index: string, parts: ReadonlyMap<string, readonly CoverageRow[]>): string {
  const all = countsOf([...parts.values()].flat())
  let text = index.replace(/(?<=^\| \*\*all\*\* \|).*$/m, ` ${all.map((count) => `**${count}**`).join(' | ')} |`)
  for (const [name, rows] of parts) {
    const counts = new RegExp(`(?<=\\]\\(coverage/${name.replaceAll('.', '\\.')}\\) \\|).*$`, 'm')
    text = text.replace(counts, ` ${countsOf(rows).join(' | ')} |`)
  }
  return text
}

function countsOf(rows: readonly CoverageRow[]): number[] {
  return [rows.length, ...COVERAGE_STATES.map((state) => rows.filter((row) => row.state === state).length)]
}
