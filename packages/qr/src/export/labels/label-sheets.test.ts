import { expect, test } from 'vitest'
import { labelSheets } from './label-sheets.ts'

test.each(Object.values(labelSheets))(
  'the $name lie within their page, in its middle, and none upon another',
  (sheet) => {
    const [across, down] = sheet.pitch
    const [width, height] = sheet.label
    expect([across >= width, down >= height]).toEqual([true, true])
    const right = sheet.page[0] - sheet.left - (sheet.columns - 1) * across - width
    const bottom = sheet.page[1] - sheet.top - (sheet.rows - 1) * down - height
    expect(sheet.left).toBeGreaterThan(3)
    expect(sheet.top).toBeGreaterThan(3)
    expect([right, bottom]).toEqual([expect.closeTo(sheet.left), expect.closeTo(sheet.top)])
  },
)

test('sheets are told by how many labels they have, how large, and of which paper', () => {
  expect(labelSheets.A4_3X8.name).toBe('24 labels of 63.5 × 33.9 mm (A4)')
  expect(labelSheets.LETTER_3X10.name).toBe('30 labels of 2⅝ × 1 inches (Letter)')
})
