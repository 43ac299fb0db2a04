import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fittedPixels, fittedSize } from './fitted-size.ts'
import { textBoxSchema } from './schema.ts'
import { textRuns } from './text-runs.ts'
import { TextBoxView } from './view.tsx'

const parse = (data: object) => textBoxSchema.data.parse(data)
const render = (data: object) => renderToStaticMarkup(<TextBoxView data={parse(data)} media={{}} isDeferred={false} />)
/** Returns the width, in em, that a fitted size divides the column by. */
const fittedEm = (data: object) => Number(/\/([\d.]+)\)\)$/.exec(fittedSize(parse(data)))?.[1])

describe('A text', () => {
  it('keeps line breaks, empty lines and the last of them', () => {
    expect(textRuns('a\n\nb')).toEqual([{ kind: 'PLAIN', text: 'a\n\nb' }])
    expect(textRuns('a\n')).toEqual([{ kind: 'PLAIN', text: 'a\n\n' }])
    expect(textRuns('a\r\nb')).toEqual([{ kind: 'PLAIN', text: 'a\nb' }])
  })

  it('sends what follows a tab to the right edge, joined by a leader', () => {
    expect(textRuns('Menu\nFlat white\t3.60\nThanks')).toEqual([
      { kind: 'PLAIN', text: 'Menu' },
      { kind: 'ENDS', label: 'Flat white', value: '3.60' },
      { kind: 'PLAIN', text: 'Thanks' },
    ])
    expect(render({ text: 'Flat white\t3.60' })).toContain('tp-leader-dots')
  })

  it('is a heading when it is large and a paragraph when it is not', () => {
    expect(render({ text: 'Ofelia', metadata: { textSize: 66 } })).toContain('<h2')
    expect(render({ text: 'Open until five', metadata: { textSize: 19 } })).toContain('<p')
  })

  it('[14.17] divides a word that no phone has room for with a hyphen, but not where it is being edited', () => {
    const data = parse({ text: 'Donaudampfschifffahrtsgesellschaft', detail: 'Donaudampfschifffahrtsgesellschaft' })
    const draw = (showsEmpty: boolean) =>
      renderToStaticMarkup(<TextBoxView {...{ data, showsEmpty }} media={{}} isDeferred={false} />)
    expect(draw(false).match(/\u00adge\u00ad/g)).toHaveLength(2)
    expect(draw(true)).not.toContain('\u00ad')
  })

  it('shows its detail under it and nothing for an empty one', () => {
    expect(render({ text: 'Flat white', detail: 'House roast' })).toContain('House roast')
    expect(render({ text: 'Flat white' })).not.toContain('tp-detail')
  })
})

describe('The size of type', () => {
  it('is as chosen, in rem, for reading text', () => {
    expect(fittedSize(parse({ metadata: { textSize: 16 } }))).toBe('calc(1*var(--tp-rem))')
  })

  it('[14.17] is never below 13 px in landscape, unless it was chosen smaller', () => {
    expect(fittedSize(parse({ metadata: { textSize: 14 } }))).toBe('max(13px,0.875*var(--tp-rem))')
    expect(fittedSize(parse({ metadata: { textSize: 11 } }))).toBe('max(11px,0.688*var(--tp-rem))')
    const landscape = { rem: 14, column: 300, height: 390 }
    expect(fittedPixels(parse({ metadata: { textSize: 13 } }), landscape)).toBe(13)
    expect(fittedPixels(parse({ metadata: { textSize: 16 } }), landscape)).toBe(14)
  })

  it('leaves room for the longest word of display type', () => {
    const short = fittedEm({ text: 'See you', metadata: { textSize: 60 } })
    const long = fittedEm({ text: 'Extraordinary', metadata: { textSize: 60 } })
    expect(long).toBeGreaterThan(short)
    expect(long).toBeGreaterThan(5)
    expect(long).toBeLessThan(10)
  })

  it('leaves more room for italics, which run wider than the upright letters that were measured', () => {
    const size = (italic: boolean) => fittedEm({ text: 'Slow\nSummer', metadata: { textSize: 84, italic } })
    expect(size(true)).toBeGreaterThan(size(false) * 1.06)
  })

  it('leaves room for the longest line when lines must not wrap', () => {
    const text = 'GET IN NOW'
    expect(fittedEm({ text, metadata: { textSize: 60, fitLines: true } })).toBeGreaterThan(
      fittedEm({ text, metadata: { textSize: 60 } }),
    )
  })

  it('keeps both ends of a line on the slide, at any size that a reader chooses', () => {
    const row = { text: 'Morning croissant\t3.20', metadata: { textSize: 22 } }
    expect(fittedEm(row)).toBeGreaterThan(fittedEm({ ...row, text: 'Tea\t3.20' }))
    expect(fittedSize(parse(row))).toMatch(/^max\(14px,min\(1\.375\*var\(--tp-rem\),/)
  })

  it('counts signs of other scripts and accents', () => {
    expect(fittedEm({ text: '抹茶ラテ', metadata: { textSize: 60 } })).toBeGreaterThan(3.5)
    const [plain, accented] = ['gruyere', 'gruyère'].map((text) => fittedEm({ text, metadata: { textSize: 60 } }))
    expect(accented).toBe(plain)
  })
})
