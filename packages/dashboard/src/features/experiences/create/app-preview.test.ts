import { appTemplates } from '@taplet/slides/app-templates'
import { expect, test } from 'vitest'
import { previewsOf, templateOf } from './app-preview.ts'

test.each(appTemplates.map(({ id }) => id))(
  'five finished apps for %s wear the name, the best look in the middle',
  (id) => {
    const trade = templateOf(id)
    const previews = previewsOf(trade, 'Fern Street Plants')
    expect(new Set(previews.map(({ theme }) => theme?.lookId))).toEqual(new Set(trade?.looks))
    expect(previews[2]?.theme?.lookId).toBe(trade?.looks[0])
    for (const { slides } of previews) expect(JSON.stringify(slides[0])).toContain('Fern Street Plants')
  },
)

test('before a trade is chosen there are five trades, each in a look of its own', () => {
  const previews = previewsOf(undefined, 'Fern Street Plants')
  expect(previews).toHaveLength(5)
  expect(new Set(previews.map(({ theme }) => theme?.lookId)).size).toBe(5)
  expect(new Set(previews.map(({ name }) => name)).size).toBe(5)
})
