import { expect, it } from 'vitest'
import { hashLinkPassword, isLinkPassword } from './link-passwords.ts'

it('a link password knows the words again that a hash was made of, and no others', async () => {
  const hash = await hashLinkPassword('open sesame')
  expect(hash).not.toContain('sesame')
  expect(await isLinkPassword('open sesame', hash)).toBe(true)
  expect(await isLinkPassword('Open sesame', hash)).toBe(false)
  expect(await isLinkPassword('open sesame', '')).toBe(false)
})

it('a link password makes another hash of the same words each time', async () => {
  expect(await hashLinkPassword('1234')).not.toBe(await hashLinkPassword('1234'))
})

it('a link password takes words as they look, however their accents are put together', async () => {
  expect(await isLinkPassword('cafe\u0301', await hashLinkPassword('caf\u00e9'))).toBe(true)
})
