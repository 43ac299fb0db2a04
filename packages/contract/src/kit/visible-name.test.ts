import { describe, expect, it } from 'vitest'
import { pageInput } from '../experiences/experiences.ts'
import { slideCalls } from '../slides/slides.ts'
import { visibleName } from './visible-name.ts'

const words = (code: number) => `U+${code.toString(16)}`

describe('A name', () => {
  it.each(['Café Ofelia', 'مقهى', '抹茶', '☕', '👩‍👩‍👧', 'e\u0301', ' a ', '\u200fمقهى'])('may be %j', (name) =>
    expect(visibleName(80).safeParse(name).success).toBe(true),
  )

  it.each([0x20, 0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x2060, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xffa0])(
    'shows something: %s alone is not enough',
    (code) => {
      expect(visibleName(80).safeParse(String.fromCodePoint(code, code)).success, words(code)).toBe(false)
    },
  )

  it.each([0x00, 0x09, 0x0a, 0x0d, 0x85, 0x2028, 0x2029, 0x61c, 0x202e, 0x2066])(
    'is one line in its own direction: %s is refused',
    (code) => {
      expect(visibleName(80).safeParse(`a${String.fromCodePoint(code)}b`).success, words(code)).toBe(false)
    },
  )

  it('is asked of instant apps and of slides', () => {
    const page = { rootPageId: 'a-page', fullPagePath: 'a-page' }
    expect(pageInput.safeParse({ ...page, pageName: 'Fine' }).success).toBe(true)
    for (const name of ['\u3164', 'a\nb']) {
      expect(pageInput.safeParse({ ...page, pageName: name }).success).toBe(false)
      expect(slideCalls.createItem.body.safeParse({ itemName: name }).success).toBe(false)
      expect(slideCalls.updateItem.body.safeParse({ experienceItemId: 'i', itemName: name }).success).toBe(false)
    }
  })
})
