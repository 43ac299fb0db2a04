/** What stands in docs/coverage.md and docs/coverage/, by path below docs/. */
export type CoveragePages = ReadonlyMap<string, string>

const INDEX = 'coverage.md'
const STATES = ['yes', 'partly', 'not yet'] as const
type Counts = Record<(typeof STATES)[number], number>

/** Rows of a table but its head: the cells of each, and the line they stand on. */
interface Row {
  cells: string[]
  line: number
}

/** Paths that the coverage names and nobody finds, and counts that its rows do not have. */
export function findCoverageFaults(pages: CoveragePages, isFile: (path: string) => boolean): string[] {
  const all: Counts = { yes: 0, partly: 0, 'not yet': 0 }
  const index = pages.get(INDEX) ?? ''
  const faults = [...pages].flatMap(([page, words]) => {
    if (page === INDEX) return []
    const rows = rowsOf(words)
    const counts = countStates(rows)
    for (const state of STATES) all[state] += counts[state]
    const said = `${rows.length} lines: ${counts.yes} yes, ${counts.partly} partly, ${counts['not yet']} not yet.`
    return [
      ...rows.flatMap((row) => findRowFaults(row, isFile).map((fault) => `docs/${page}:${row.line}: ${fault}`)),
      ...(words.includes(said) ? [] : [`docs/${page}: its rows say "${said}"`]),
      ...(index.includes(`](${page}) | ${cellsOf(counts)} |`) ? [] : [`docs/${INDEX}: ${page} has ${cellsOf(counts)}`]),
    ]
  })
  const total = cellsOf(all)
    .split(' | ')
    .map((count) => `**${count}**`)
    .join(' | ')
  return index.includes(`| **all** | ${total} |`) ? faults : [...faults, `docs/${INDEX}: all together have ${total}`]
}

function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((words, index) => {
    const cells = words.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))
    const isRow = words.startsWith('| ') && cells[0] !== 'line'
    return isRow ? [{ cells, line: index + 1 }] : []
  })
}

const stateOf = ({ cells }: Row) => STATES.find((state) => new RegExp(`^${state}\\b`).test(cells.at(-1) ?? ''))

function findRowFaults(row: Row, isFile: (path: string) => boolean): string[] {
  const [, code = '', proof = ''] = row.cells
  const paths = [...`${code} ${proof}`.matchAll(/`([^`\s]+\/[^`\s]+\.\w+)`/g)].map(([, path = '']) => path)
  const missing = paths.filter((path) => !isFile(/^(e2e|bench|docs|scripts)\//.test(path) ? path : `packages/${path}`))
  return [
    ...missing.map((path) => `there is no ${path}`),
    ...(row.cells.length === 4 && stateOf(row) ? [] : ['a row is line, code, shown by, and yes, partly or not yet']),
    ...(stateOf(row) === 'yes' && (code === '–' || proof === '–') ? ['a yes needs code and what shows it'] : []),
  ]
}

function countStates(rows: Row[]): Counts {
  const counts: Counts = { yes: 0, partly: 0, 'not yet': 0 }
  for (const row of rows) {
    const state = stateOf(row)
    if (state) counts[state] += 1
  }
  return counts
}

const cellsOf = (counts: Counts): string =>
  [counts.yes + counts.partly + counts['not yet'], ...STATES.map((state) => counts[state])].join(' | ')
