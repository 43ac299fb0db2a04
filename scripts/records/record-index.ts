import type { DecisionRecord } from './parse-record.ts'

const HEAD = `# Decisions

Why it is as it is, what was rejected, and what was measured. Code and docs quote them as \`record 062\`.

To add one: take the next free number, write at most 400 words in the form of the others (title, date, status, one sentence, Context, Decision, Consequences), and run \`npm run records\`, which writes this table. Long figures go to [measurements](../measurements/README.md). A record that no longer holds stays: its status says "superseded by record NNN".

| record | decision | date | status |
|---|---|---|---|
`

/** Returns docs/decisions/README.md: a line for each record, by number. */
export function recordIndex(records: readonly DecisionRecord[]): string {
  const lines = records
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .map(({ file, number, title, date, status, summary }) => {
      return `| [${number}](${file}) | **${title}.** ${summary} | ${date} | ${status} |\n`
    })
  return HEAD + lines.join('')
}
