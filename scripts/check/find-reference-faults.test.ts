import { expect, it } from 'vitest'
import { findReferenceFaults, type Quotable } from './find-reference-faults.ts'

const quotable: Quotable = {
  spec: new Set(['§3', '§9', '§9.3', 'D7', 'D26']),
  records: new Set(['062', '101', '104']),
  isFile: (path) => ['docs/coverage.md', 'docs/how-to/deploy.md'].includes(path),
}
const faultsOf = (text: string, file = 'packages/a.ts'): string[] =>
  findReferenceFaults(file, text, quotable, (link) => `docs/${link}`)

it('references to lines of the specification, records and pages of docs are followed', () => {
  expect(
    faultsOf('// Limits (spec §9.3, D7 and §3), records 101 to 104, record 062; see docs/how-to/deploy.md'),
  ).toEqual([])
  expect(faultsOf(' * As said (spec\n * D26).')).toEqual([])
})

it('references that lead nowhere are found', () => {
  expect(faultsOf('spec §9.4, D70; record 061; docs/deploy.md')).toEqual([
    'packages/a.ts: there is no spec §9.4',
    'packages/a.ts: there is no spec D70',
    'packages/a.ts: there is no record 061',
    'packages/a.ts: there is no docs/deploy.md',
  ])
})

it('references that do not say where to look are found', () => {
  expect(faultsOf('five of them (§9), as in decision 7')).toEqual([
    'packages/a.ts: "§9" is unclear: say spec §9.3, spec D20 or record 062',
    'packages/a.ts: "decision 7" is unclear: say spec §9.3, spec D20 or record 062',
  ])
  expect(faultsOf('limits (062) hold', 'docs/decisions/101-a.md')).toHaveLength(1)
  expect(faultsOf('no page (404), an order of (100) pieces')).toEqual([])
})

it('files of the code are followed where docs name them in full', () => {
  const text = 'see `packages/a/gone.ts`, a folder `packages/a/new` and `features/b.ts`'
  expect(faultsOf(text, 'docs/README.md')).toEqual(['docs/README.md: there is no packages/a/gone.ts'])
  expect(faultsOf(text)).toEqual([])
})

it('links of Markdown are followed, those to other hosts are not', () => {
  const text = '[a](coverage.md#counts) [b](gone.md) [c](https://taplet.example) [d](#here)'
  expect(faultsOf(text, 'docs/README.md')).toEqual(['docs/README.md: gone.md leads nowhere'])
})
