import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isSafeMedia, schemaOf, slide } from './schema.ts'
import { leastContrast } from './slide/contrast.ts'
import { groundColours } from './slide/background/ground-colours.ts'
import { fromTemplate, slideTemplates, templateCategories } from './templates.ts'
import { SlideView } from './view.ts'

const LARGE = 24 // px, from which WCAG asks for 3 : 1

describe.each(slideTemplates)('The template $id', (template) => {
  const { viewMetadata, widgets } = template.slide
  const html = (showsEmpty: boolean) =>
    renderToStaticMarkup(<SlideView slide={template.slide} media={{}} isDeferred={false} showsEmpty={showsEmpty} />)

  it('is a slide that may be stored as it is', () => {
    expect(slide.safeParse({ viewId: 'v', viewName: template.name('en'), ...template.slide }).success).toBe(true)
  })

  it('has no media of strangers, and sends nobody anywhere', () => {
    for (const widget of widgets) {
      expect(schemaOf(widget).links?.(widget.widgetData) ?? []).toEqual([])
      expect(schemaOf(widget).media?.(widget.widgetData) ?? []).toEqual([])
    }
    const { url } = viewMetadata.backgroundMedia
    expect(url === '' || (isSafeMedia(url) && url.startsWith('/assets/app/samples/backgrounds/'))).toBe(true)
  })

  it('can be read: every word on what lies behind it', () => {
    const { theme, backgroundMedia, sheetColor } = viewMetadata
    const grounds = sheetColor ? [sheetColor] : groundColours(backgroundMedia)
    for (const { widgetType, widgetData } of widgets) {
      if (widgetType !== 'TEXT_BOX') continue
      const { textColor, fillColor, textSize } = widgetData.metadata
      expect(leastContrast(textColor, fillColor ? [fillColor] : grounds)).toBeGreaterThanOrEqual(
        textSize >= LARGE ? 3 : 4.5,
      )
    }
    expect(leastContrast(theme.onAccent, [theme.accent])).toBeGreaterThanOrEqual(4.5)
    const pill = theme.pill ? leastContrast(theme.onPill, [theme.pill]) : 21
    expect(pill).toBeGreaterThanOrEqual(4.5)
  })

  it('asks for what is missing in the editor, and shows visitors nothing of what it asks', () => {
    const asked = widgets
      .map((widget) => schemaOf(widget).placeholder?.(widget.widgetData) ?? '')
      .filter((words) => words !== '')
      .map((words) => words.split(/[\n\t]/)[0] ?? '')
    expect(asked.length).toBeGreaterThan(0)
    for (const words of asked) {
      expect(html(true)).toContain(words)
      expect(html(false)).not.toContain(`>${words}<`)
    }
  })
})

it('a template differs in id and name from template to template, and belongs to a category that has its place', () => {
  expect(slideTemplates.length).toBeGreaterThanOrEqual(20)
  for (const names of [slideTemplates.map(({ id }) => id), slideTemplates.map(({ name }) => name('en'))])
    expect(new Set<string>(names).size).toBe(slideTemplates.length)
  const known = templateCategories.map(({ id }) => id)
  expect(new Set(slideTemplates.map(({ category }) => category))).toEqual(new Set(known))
})

it('a template can be used twice: ids of slide and widgets are the slide’s own', () => {
  const [ours] = slideTemplates
  if (!ours) throw new Error('There is no template')
  const template = { ...ours, name: ours.name('en') }
  const blank = slide.parse({ viewId: 'mine', viewName: 'Monday' })
  let count = 0
  const used = fromTemplate(blank, template, () => `new-${++count}`)
  expect(used).toMatchObject({ viewId: 'mine', viewName: 'Monday', viewMetadata: template.slide.viewMetadata })
  expect(used.widgets.map(({ widgetId }) => widgetId)).toEqual(template.slide.widgets.map((_, at) => `new-${at + 1}`))
  expect(fromTemplate({ ...blank, viewName: '' }, template, () => 'x').viewName).toBe(template.name)
})
