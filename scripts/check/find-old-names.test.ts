import { expect, it } from 'vitest'
import { oldNamesIn } from './find-old-names.ts'

it.each([
  ['const happenings = []', 'happenings; say event'],
  ['function createJudge() {}', 'createJudge; say classify'],
  ['const MAX_MACHINES_WAITING = 1', 'MAX_MACHINES_WAITING; say bot'],
  ['cache.forget(key)', 'forget; say clear, delete, evict or reset'],
  ['<GlassShelf />', 'GlassShelf; say cache, or group'],
])('the check of old names finds the one in “%s”', (code, said) => {
  expect(oldNamesIn('packages/a/src/a.tsx', code)).toEqual([`packages/a/src/a.tsx: ${said} (docs/glossary.md)`])
})

it.each(["say('told')", '// who judged it', 'row.told_at', 'const forgotPassword = 1', 'sql`judge <> ${name}`'])(
  'the check of old names leaves “%s” alone: a text, a comment, a column or a word of the field',
  (code) => {
    expect(oldNamesIn('packages/a/src/a.ts', code)).toEqual([])
  },
)

it('a name is excused where a call, an address or stored data has it', () => {
  expect(oldNamesIn('packages/server/src/features/forms/newsletter/store.ts', 'const forget = 1')).toEqual([])
})
