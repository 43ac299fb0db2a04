import { expect, it } from 'vitest'
import { bareTitlesIn } from './find-bare-titles.ts'

it('the check of titles finds a test that does not say what it is about', () => {
  const text = "it('[15.1] refuses a second one', () => {})\ntest(\n  'keeps the first', () => {})\n"
  expect(bareTitlesIn('a.test.ts', text)).toEqual([
    'a.test.ts: “refuses a second one” has no subject',
    'a.test.ts: “keeps the first” has no subject',
  ])
})

it('the check of titles passes those with a subject, and those within a describe', () => {
  const text =
    "it('the queue refuses a second one', () => {})\ndescribe('it', () => {\n  it('keeps the first', () => {})\n})\n"
  expect(bareTitlesIn('a.test.ts', text)).toEqual([])
})
