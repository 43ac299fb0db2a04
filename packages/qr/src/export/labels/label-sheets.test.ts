import { expect, test } from 'vitest'
import { labelSheets } from './label-sheets.ts'

test.each(Object.entries(labelSheets))(
  'the labels of %s lie within their page, in its middle, and none upon another',
  (_, sheet) => {
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
