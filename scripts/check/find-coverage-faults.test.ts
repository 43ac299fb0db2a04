import { expect, it } from 'vitest'
import { findCoverageFaults } from './find-coverage-faults.ts'

const sources = new Map([
  ['packages/slides/src/edits.ts', ''],
  ['e2e/visitor.spec.ts', "test.each(['left'])('a visitor swipes to the %s', swipe)\ntest('a tap goes on', tap)"],
])
const part = `section,number,line,code,shown by,state,note
Slides,01-1,"Slides move, ""swiped""",slides/src/edits.ts,e2e/visitor.spec.ts: swipes; /dev/ui,yes,
Slides,01-3,Slides fly,,,not yet,issue 9
`
const index = `| part | lines | yes | partly | not yet |
| [spec §1](coverage/01-what.csv) | 2 | 1 | 0 | 1 |
| **all** | **2** | **1** | **0** | **1** |
`
const faultsOf = (text: string, start = index): string[] =>
  findCoverageFaults(start, new Map([['01-what.csv', text]]), (path) => sources.get(path))

it('coverage has no fault where every path is there and every count is right', () => {
  expect(faultsOf(part)).toEqual([])
})

it('a coverage row that names a moved file is found by its number', () => {
  expect(faultsOf(part.replace('src/edits.ts', 'src/moves.ts'))).toEqual([
    '01-what.csv: 01-1: there is no slides/src/moves.ts',
  ])
})

it('[14.9] a coverage row that names a test by another title is found; a gap and a remark stand for what varies', () => {
  const shownBy = (words: string) => faultsOf(part.replace('visitor.spec.ts: swipes', `visitor.spec.ts: ${words}`))
  for (const words of ['A visitor swipes', 'a visitor … left', 'swipes to the … (by finger)', 'swipes; a tap goes on'])
    expect(shownBy(words), words).toEqual([])
  for (const words of ['a guest swipes', 'swipes … right', 'visit', 'swipes; a tap goes back'])
    expect(shownBy(words), words).toHaveLength(1)
  expect(shownBy('flies')).toEqual(['01-what.csv: 01-1: e2e/visitor.spec.ts has no test "flies"'])
})

it('coverage counts that the rows do not have, and a file that the index does not name, are found', () => {
  expect(faultsOf(part.replace('not yet,issue 9', 'partly,no wings'))).toEqual([
    'docs/coverage.md: its counts are not those of the rows; `npm run coverage` counts them',
  ])
  expect(faultsOf(part, index.replace('01-what', '01-other'))).toContain(
    '01-what.csv: docs/coverage.md does not name it',
  )
})

it('a coverage row without state, proof or number of its own is found', () => {
  expect(faultsOf(part.replace('e2e/visitor.spec.ts: swipes; /dev/ui', ''))).toContain(
    '01-what.csv: 01-1: a yes needs code and what shows it',
  )
  expect(faultsOf(part.replace('not yet', 'maybe'))).toContain(
    '01-what.csv: 01-3: "maybe" is none of yes, partly, not yet',
  )
  expect(faultsOf(part.replace('01-3', '01-1'))).toContain('01-what.csv: 01-1 is the number of two rows')
  expect(faultsOf(part.replace('01-3', '7'))).toContain('01-what.csv: 7: a row has a number of its file, and a line')
})
