import { expect, it } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const divided = (word: string) => softHyphens(word).replaceAll('\u00ad', '-')

it.each([
  [
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    /schiff-?fahrts-ge-sel{1,2}-?l?schafts-ka-pi-täns-müt-ze/,
  ],
  ['Kindercarnavalsoptochtvoorbereidingswerkzaamheden', /Kindercar-na-val-sop-tocht-voor-be-rei-dings-werk-zaam/],
  ['Lentokonesuihkuturbiinimoottoriapumekaanikko', /Lentoko-ne-suih-ku-tur-bii-ni-moot-to-ria-pu-me/],
])('[14.17] softHyphens divides %s between its syllables', (word, parts) => {
  expect(divided(word)).toMatch(parts)
  expect(softHyphens(word).replaceAll('\u00ad', '')).toBe(word)
})

it('[14.17] softHyphens leaves ordinary words, addresses and other alphabets alone', () => {
  for (const text of ['internationalisation of cardamom knots', 'https://example.com/a-b_c', '日本語'.repeat(12), ''])
    expect(softHyphens(text)).toBe(text)
})
