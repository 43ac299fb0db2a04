import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Café Größe', 'Café Größe'],
  ['Łódź, žlutý', 'Lódz, zlutý'],
  ['“Olé” – now', '"Olé" - now'],
  ['日本', '??'],
])('%s is set as %s in Helvetica', (text, set) => {
  expect(printable(text)).toBe(set)
})

test('printable asks the face for its letters when there is one', () => {
  const face = {
    has: (codePoint: number) => codePoint === 0x17e || codePoint === 0x61,
    widthOf: () => 0,
    outline: () => '',
  }
  expect(printable('žab', face)).toBe('ža?')
})
