import type { Report, Row } from './report.ts'

const HEADER = ['', 'measure', 'target', 'measured', 'peer']

const verdict = ({ isMet }: Row): string => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')

/** Returns a Markdown table whose columns also line up in a terminal, and the notes below it. */
export function formatReport(title: string, { rows, notes }: Report): string {
  const cells = [
    HEADER,
    ...rows.map((row) => [verdict(row), `${row.id} ${row.measure}`.trim(), row.target, row.measured, row.peer]),
  ]
  const widths = HEADER.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  const line = (texts: string[]): string =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [header = [], ...body] = cells
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [`## ${title}`, '', line(header), rule, ...body.map(line), '', ...notes.map((note) => `- ${note}`), ''].join(
    '\n',
  )
}
