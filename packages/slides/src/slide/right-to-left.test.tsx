import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isRightToLeft } from '../parts/is-right-to-left.ts'
import { slide } from './slide-schema.ts'
import { SlideView } from './slide-view.tsx'

const draw = (widgetType: string, widgetData: object) => {
  const one = slide.parse({ viewId: 'v', widgets: [{ widgetId: 'w', widgetType, widgetData }] })
  return renderToStaticMarkup(<SlideView slide={one} media={{}} isDeferred={false} />)
}
const button = (linkText: string) => draw('LINK', { linkText, linkValue: 'https://example.com' })

describe('Words from right to left', () => {
  it.each([
    ['قائمة اليوم', true],
    ['תפריט היום', true],
    ['12.30: קפה', true],
    ['Today', false],
    ['Café قهوة', false],
    ['7.00', false],
    ['', false],
  ])('are told by their first letter: %s', (text, expected) => {
    expect(isRightToLeft(text)).toBe(expected)
  })

  it('are laid out by browsers, each block by its own', () => {
    const words = draw('TEXT_BOX', { text: 'قهوة\t3.20', detail: 'House roast' })
    expect([...words.matchAll(/<p[^>]*>/g)].every(([block]) => block.includes('dir="auto"'))).toBe(true)
    expect(button('اطلب')).toMatch(/<a[^>]*dir="auto"/)
  })

  it('begin at their own side unless the merchant chose one', () => {
    const drawn = (metadata: object) => draw('TEXT_BOX', { text: 'قهوة', metadata })
    expect(drawn({})).not.toContain('text-align')
    expect(drawn({ alignText: 'center' })).toContain('text-align:center')
    expect(drawn({ alignText: 'right' })).toContain('text-align:right')
  })

  it("turn their button's arrow round", () => {
    expect(button('اطلب الآن')).toMatch(/<svg[^>]*scale:-1 1/)
    expect(button('Order now')).not.toContain('scale')
  })
})
