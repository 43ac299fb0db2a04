import { expect, test } from 'vitest'
import { readTagId } from './read-tag-id.ts'

test.each([
  ['the number alone', 'golden0000000001'],
  ['with spaces around it', '  golden0000000001\n'],
  ['the address on the tag', 'https://taplet.example/t/golden0000000001'],
  ['an address with what follows', 'https://taplet.example/t/golden0000000001?src=nfc#top'],
  ['an address without https', 'taplet.example/t/golden0000000001/'],
  ['the address of the registration', 'https://taplet.example/info/tagRegistration?tagId=golden0000000001'],
])('readTagId finds the number in %s', (_what, typed) => {
  expect(readTagId(typed)).toBe('golden0000000001')
})

test.each([
  ['nothing', '   '],
  ['another address', 'https://lark.coffee/menu'],
  ['words', 'my gold tag'],
  ['more than a number can hold', 'a'.repeat(65)],
])('readTagId finds none in %s', (_what, typed) => {
  expect(readTagId(typed)).toBeUndefined()
})
