import { type Slide, slide, widget } from '@taplet/slides/schema'
import { expect, it } from 'vitest'
import { fixSlide } from './fix-slide.ts'

// The schema fills in what is left out here.
const link = (linkValue: string, linkText = 'Menu') => ({
  widgetId: 'l',
  widgetType: 'LINK',
  widgetData: { linkValue, linkText },
})
const text = (words: string) => ({ widgetId: 't', widgetType: 'TEXT_BOX', widgetData: { text: words } })
const sent = (...widgets: object[]) => ({ viewId: 'v', viewName: 'Today', viewMetadata: {}, widgets })
const valid = (...widgets: object[]): Slide => slide.parse(sent(...widgets))
const dataOf = (result: Slide | undefined, id: string) =>
  result?.widgets.find(({ widgetId }) => widgetId === id)?.widgetData

it('fixSlide shows a valid slide as it was sent', () => {
  expect(fixSlide(sent(text('Hello'), link('https://a.example')), undefined)).toEqual(
    valid(text('Hello'), link('https://a.example')),
  )
})

it('fixSlide keeps the last link while another one is half typed, and shows every other field of it', () => {
  const result = fixSlide(sent(text('New'), link('javascript:', 'Our menu')), valid(link('https://a.example')))
  expect(dataOf(result, 'l')).toMatchObject({ linkValue: 'https://a.example', linkText: 'Our menu' })
  expect(dataOf(result, 't')).toMatchObject({ text: 'New' })
})

it('fixSlide takes the default where no valid state is known', () => {
  expect(dataOf(fixSlide(sent(link('javascript:', 'Go')), undefined), 'l')).toMatchObject({ linkText: 'Go' })
})

it('fixSlide keeps the last colour while another one is half typed', () => {
  const last = slide.parse({ viewId: 'v', viewMetadata: { theme: { ink: '#112233' } } })
  const result = fixSlide({ viewId: 'v', viewMetadata: { theme: { ink: '#1', accent: '#445566' } }, widgets: [] }, last)
  expect(result?.viewMetadata.theme).toMatchObject({ ink: '#112233', accent: '#445566' })
})

it('fixSlide leaves out what is no widget at all, and keeps the rest', () => {
  const result = fixSlide(sent(text('Hello'), { widgetId: 'x', widgetType: 'NO_SUCH' }, text('Hello')), undefined)
  expect(result).toBeUndefined() // two widgets with one id: invalid, and there is no last state
  expect(fixSlide(sent(text('Hello'), { widgetId: 'x', widgetType: 'NO_SUCH' }), undefined)?.widgets).toEqual([
    widget.parse(text('Hello')),
  ])
})

it('fixSlide leaves a slide as it was when it would hold more text than one may', () => {
  const last = valid(text('Before'))
  const long = Array.from({ length: 10 }, (_, index) => ({ ...text('x'.repeat(4900)), widgetId: `t${index}` }))
  expect(fixSlide(sent(...long), last)).toBe(last)
})
