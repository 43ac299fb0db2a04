import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { appFromTemplate, appTemplates } from './app-templates.ts'
import { artInfo, isArt } from './art.ts'
import { arrangeSlide } from './outline.ts'
import { schemaOf, slide, type Widget } from './schema.ts'
import { deviates, looks } from './themes.ts'
import { SlideView } from './view.ts'

const LEAST_SIZE = 13 // px
const HEADING_SIZE = 36 // px, in the widest typeface

const isHeading = (widget: Widget): boolean => {
  const { heading, isGroupHeading } = schemaOf(widget)
  return isGroupHeading?.(widget.widgetData) === true || (heading?.(widget.widgetData).size ?? 0) >= HEADING_SIZE
}

let count = 0
const wish = {
  name: 'Fern Street Plants',
  newId: () => `id-${++count}`,
  nameOf: (name: (id: 'en') => string) => name('en'),
}

describe.each(appTemplates)('The whole app $id', (template) => {
  it.each(looks)(
    'shows visitors no heading without something below it, as long as nothing is filled in, in $id',
    ({ theme }) => {
      for (const { itemName, slide: made } of appFromTemplate(template, { ...wish, theme }).slides) {
        const { groups } = arrangeSlide(made, false)
        const shown = groups.flatMap(({ widgets }) => widgets)
        const hollow = shown.filter((one, at) => {
          const next = shown[at + 1]
          return isHeading(one) && (!next || isHeading(next))
        })
        expect([itemName, hollow]).toEqual([itemName, []])
      }
    },
  )

  it('has five to seven slides, and a first one with the name and the drawing of its trade', () => {
    expect(template.slides.length).toBeGreaterThanOrEqual(5)
    expect(template.slides.length).toBeLessThanOrEqual(7)
    const [look] = looks
    if (!look) throw new Error('There is no look')
    const [first] = appFromTemplate(template, { ...wish, theme: look.theme }).slides
    const html = first && renderToStaticMarkup(<SlideView slide={first.slide} media={{}} isDeferred={false} />)
    expect(html).toContain('Fern Street Plants')
    expect(html).toContain(`/media/art/${template.drawing}.cover.`)
  })

  it.each(looks)('can be stored as it is in $id, wears it whole, and has words that are large enough', ({ theme }) => {
    const { page, slides } = appFromTemplate(template, { ...wish, theme })
    expect(page).toEqual({ pageName: 'Fern Street Plants', theme })
    expect(new Set(slides.map(({ slide: { viewId } }) => viewId)).size).toBe(slides.length)
    for (const { itemName, slide: made } of slides) {
      expect([itemName, slide.safeParse(made).success, deviates(made, theme)]).toEqual([itemName, true, false])
      const ids = made.widgets.map(({ widgetId }) => widgetId)
      expect(new Set(ids).size).toBe(ids.length)
      const sizes = made.widgets.flatMap((one) =>
        one.widgetType === 'TEXT_BOX' ? one.widgetData.metadata.textSize : [],
      )
      expect(sizes.filter((size) => size < LEAST_SIZE)).toEqual([])
    }
    expect(JSON.stringify(slides)).not.toContain('{name}')
  })

  it('asks for what only its owner knows, sends nobody anywhere, and has pictures of ours alone', () => {
    const widgets = template.slides.flatMap(({ slide: made }) => made.widgets)
    const asked = widgets.filter((widget) => schemaOf(widget).isEmpty?.(widget.widgetData))
    expect(asked.length).toBeGreaterThan(2)
    for (const widget of widgets) {
      expect(schemaOf(widget).links?.(widget.widgetData) ?? []).toEqual([])
      for (const url of schemaOf(widget).media?.(widget.widgetData) ?? [])
        expect([url, isArt(url), artInfo(url) !== undefined]).toEqual([url, true, true])
    }
  })
})

it('whole apps are for at least fourteen trades, each with its own name, and looks that there are', () => {
  expect(appTemplates.length).toBeGreaterThanOrEqual(14)
  expect(new Set(appTemplates.map(({ name }) => name('en'))).size).toBe(appTemplates.length)
  const known = new Set<string>(looks.map(({ id }) => id))
  expect(appTemplates.flatMap((one) => one.looks.filter((id) => !known.has(id)))).toEqual([])
  expect(appTemplates.filter((one) => new Set(one.looks).size < 5).map(({ id }) => id)).toEqual([])
})
