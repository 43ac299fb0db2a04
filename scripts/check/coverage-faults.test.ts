import { expect, it } from 'vitest'
import { findCoverageFaults } from './coverage-faults.ts'

const there = new Set(['packages/slides/src/edits.ts', 'e2e/visitor.spec.ts'])
const isFile = (path: string): boolean => there.has(path)
const part = `# §1
2 lines: 1 yes, 0 partly, 1 not yet. How to read it.

| line | code | shown by | state |
|---|---|---|---|
| Slides move | \`slides/src/edits.ts\` | \`e2e/visitor.spec.ts\`: swipes; /dev/ui | yes |
| Slides fly | – | – | not yet (issue 9) |
`
const index = `| part | lines | yes | partly | not yet |
| [§1](coverage/01.md) | 2 | 1 | 0 | 1 |
| **all** | **2** | **1** | **0** | **1** |
`
const faultsOf = (page: string, start = index): string[] =>
  findCoverageFaults(
    new Map([
      ['coverage.md', start],
      ['coverage/01.md', page],
    ]),
    isFile,
  )

it('finds nothing where every path is there and every count is right', () => {
  expect(faultsOf(part)).toEqual([])
})

it('finds files that were moved, with the line that names them', () => {
  expect(faultsOf(part.replace('src/edits.ts', 'src/moves.ts'))).toEqual([
    'docs/coverage/01.md:6: there is no slides/src/moves.ts',
  ])
})

it('finds counts that the rows do not have', () => {
  const faults = faultsOf(part.replace('not yet (issue 9)', 'partly: no wings'))
  expect(faults).toHaveLength(3)
  expect(faults[0]).toContain('2 lines: 1 yes, 1 partly, 0 not yet.')
})

it('finds a yes that nothing shows, and a row that says no state', () => {
  expect(faultsOf(part.replace('`e2e/visitor.spec.ts`: swipes; /dev/ui', '–'))).toContain(
    'docs/coverage/01.md:6: a yes needs code and what shows it',
  )
  expect(faultsOf(part.replace('not yet (issue 9)', 'maybe'))).toContain(
    'docs/coverage/01.md:7: a row is line, code, shown by, and yes, partly or not yet',
  )
})
