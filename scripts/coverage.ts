import { readFileSync, writeFileSync } from 'node:fs'
import { parseCoverage } from './coverage/parse-coverage.ts'
import { COVERAGE_INDEX, readCoverage } from './coverage/read-coverage.ts'
import { withCounts } from './coverage/with-counts.ts'

// Writes the counts of docs/coverage into docs/coverage.md, and prints the rows that contain all given words: `npm run
// coverage -- "not yet" push`.
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const parts = new Map([...readCoverage()].map(([name, text]) => [name, parseCoverage(text)]))
writeFileSync(COVERAGE_INDEX, withCounts(readFileSync(COVERAGE_INDEX, 'utf8'), parts))

const all = [...parts.values()].flat()
const found = all.filter((row) => {
  const text = Object.values(row).join(' ').toLowerCase()
  return words.length > 0 && words.every((word) => text.includes(word))
})
for (const { number, line, state, note, code, shownBy } of found) {
  console.log(`${number} ${line}\n      ${state}${note && `: ${note}`}`)
  if (code) console.log(`      code: ${code}`)
  if (shownBy) console.log(`      shown by: ${shownBy}`)
}
console.log(
  `${all.length} lines are counted in docs/coverage.md${words.length > 0 ? `, ${found.length} are as asked` : ''}.`,
)
