import { expect, it } from 'vitest'
import { parseRecord } from '../records/parse-record.ts'
import { recordIndex } from '../records/record-index.ts'
import { findRecordFaults } from './find-record-faults.ts'

const text = `# 007 One form

Date: 2026-11-21 · Status: accepted

All records look alike.

## Context
They did not.

## Decision
They do.

## Consequences
They are found.
`
const faultsOf = (changed: string, file = '007-one-form.md'): string[] => {
  const records = [parseRecord(file, changed)]
  return findRecordFaults(records, recordIndex(records))
}

it('a record in the common form has no fault, and stands in the index with its sentence', () => {
  expect(faultsOf(text)).toEqual([])
  expect(recordIndex([parseRecord('007-one-form.md', text)])).toContain(
    '| [007](007-one-form.md) | **One form.** All records look alike. | 2026-11-21 | accepted |',
  )
})

it('a record without date, section or proper status, or beyond 400 words, is found', () => {
  expect(faultsOf(text.replace('Date: 2026-11-21 · ', ''))).toHaveLength(1)
  expect(faultsOf(text.replace('## Context\n', ''))).toHaveLength(1)
  expect(faultsOf(text.replace('accepted', 'good'))).toEqual(['docs/decisions/007-one-form.md: "good" is no status'])
  expect(faultsOf(text + 'word '.repeat(400))).toHaveLength(1)
  expect(faultsOf(text, '008-one-form.md')).toHaveLength(1)
})

it('two records with one number, and an index that is not of these records, are found', () => {
  const records = [parseRecord('007-one-form.md', text), parseRecord('007-two.md', text)]
  expect(findRecordFaults(records, recordIndex(records))).toEqual([
    'docs/decisions/007-two.md: 007 is the number of another record, too',
  ])
  expect(findRecordFaults(records.slice(0, 1), 'old')).toEqual([
    'docs/decisions/README.md: `npm run records` writes it',
  ])
})
