import { describe, expect, it } from 'vitest'
import { widget, type Widget } from '../registry/widgets/schemas.ts'
import { shownWidgets } from './arrange-slide.ts'

const text = (words: string, isGroupHeading = false): Widget =>
  widget.parse({
    widgetId: `${words.replaceAll(' ', '-')}-${isGroupHeading}`,
    widgetType: 'TEXT_BOX',
    widgetData: { text: words, metadata: { isGroupHeading } },
  })
const heading = (words: string) => text(words, true)
const empty = text('')
const shown = (...widgets: Widget[]) => shownWidgets(widgets)

describe('What visitors see of a column', () => {
  it('leaves out a group whose rows are all empty, with its heading', () => {
    const [toDrink, toEat, bun] = [heading('To drink'), heading('To eat'), text('Bun')]
    expect(shown(toDrink, empty, empty, toEat, empty, bun)).toEqual([toEat, bun])
    expect(shown(toDrink, empty, toEat, empty)).toEqual([])
  })

  it('keeps the heading of a group with one row that is filled in', () => {
    const widgets = [heading('To drink'), text('Tea')]
    expect(shown(...widgets, empty)).toEqual(widgets)
  })

  it('keeps a heading that nothing was ever below', () => {
    const alone = [text('Tea'), heading('Thank you')]
    expect(shown(...alone)).toEqual(alone)
  })

  it('keeps other texts above empty widgets', () => {
    const words = text('Come in')
    expect(shown(words, empty)).toEqual([words])
  })
})
