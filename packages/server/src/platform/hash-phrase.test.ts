import { expect, it } from 'vitest'
import { hashPhrase, isPhrase } from './hash-phrase.ts'

it('knows a phrase by its hash, however it is composed, and no other', async () => {
  const hash = await hashPhrase('Caf\u00e9 am Platz')
  expect(await isPhrase('Cafe\u0301 am Platz', hash)).toBe(true)
  expect(await isPhrase('cafe am platz', hash)).toBe(false)
  expect(hash).not.toContain('Platz')
  expect(await hashPhrase('Caf\u00e9 am Platz')).not.toBe(hash)
})

it.each(['', 'scrypt1', 'scrypt1$$', 'plain text', 'other$AAAA$AAAA'])(
  'takes nothing for the phrase of "%s"',
  async (hash) => {
    expect(await isPhrase('', hash)).toBe(false)
  },
)
