import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pastedRows } from './form/pasted-rows.ts'
import { priceListSchema } from './schema.ts'
import { PriceListView } from './view.tsx'

const draw = (data: object, appLanguage = 'en') =>
  renderToStaticMarkup(
    <PriceListView data={priceListSchema.data.parse(data)} media={{}} isDeferred={false} appLanguage={appLanguage} />,
  )

describe('A price list', () => {
  it('writes amounts in its currency, as the language of the app does, and leaves words alone', () => {
    const rows = [
      { name: 'Knot', price: '3.8' },
      { name: 'Loaf', price: 'from 5' },
      { name: 'Roll', price: '1,20' },
    ]
    expect(draw({ rows, currency: 'EUR' })).toMatch(/€3\.80.*from 5<.*€1\.20/)
    expect(draw({ rows, currency: 'EUR' }, 'de')).toMatch(/3,80\s€/)
    expect(draw({ rows, currency: 'JPY' })).toContain('¥4')
    expect(draw({ rows })).toContain('<b>3.8</b>')
  })

  it('stands in groups below their headings, without rows that have no name', () => {
    const rows = [
      { name: 'Bread', isHeading: true },
      { name: 'Loaf' },
      { price: '3' },
      { name: 'Cake', isHeading: true },
    ]
    const html = draw({ rows })
    expect(html.match(/<section>/g)).toHaveLength(2)
    expect(html.match(/<li/g)).toHaveLength(1)
  })

  it('without a name in any row has nothing to show visitors', () => {
    const isEmpty = (data: object) => priceListSchema.isEmpty?.(priceListSchema.data.parse(data))
    expect(isEmpty({ rows: [{ price: '3' }] })).toBe(true)
    expect(isEmpty({ rows: [{ name: 'Loaf' }] })).toBe(false)
  })
})

describe('A table that is pasted into a price list', () => {
  const read = (text: string) => pastedRows(text)?.map(({ isHeading, ...row }) => [isHeading, ...Object.values(row)])

  it('becomes rows by how many cells its lines have, and lines with one cell become headings', () => {
    expect(read('Bread\nLoaf\t5.50\r\nKnot\tButter dough\t3.80\nRoll\tWheat\t1.20\tvegan\t\n\n')).toEqual([
      [true, 'Bread', '', '', ''],
      [false, 'Loaf', '', '5.50', ''],
      [false, 'Knot', 'Butter dough', '3.80', ''],
      [false, 'Roll', 'Wheat', '1.20', 'vegan'],
    ])
  })

  it('may have marks in the place of descriptions, and lines of names alone', () => {
    expect(read('Knot\t3.80\tvegan')).toEqual([[false, 'Knot', '', '3.80', 'vegan']])
    expect(read('Loaf\nKnot')?.map(([isHeading]) => isHeading)).toEqual([false, false])
  })

  it('is cut to what a row may hold, and words without a line break are no table', () => {
    expect(pastedRows(`${'w'.repeat(200)}\t3`)?.[0]?.name).toHaveLength(80)
    expect(pastedRows('Cardamom knot')).toBeUndefined()
  })
})
