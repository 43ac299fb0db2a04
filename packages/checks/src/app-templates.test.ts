import { appFromTemplate, appTemplates } from '@taplet/slides/app-templates'
import { artInfo } from '@taplet/slides/art'
import { type Slide, schemaOf, type Widget } from '@taplet/slides/schema'
import { looks } from '@taplet/slides/themes'
import { expect, it } from 'vitest'
import { RASTER } from './backdrop/backdrop.ts'
import { estimateLayout } from './estimate/estimate-layout.ts'
import { isMostlyUnfinished } from './checks/unfinished.ts'
import { checkSlide } from './run-checks.ts'
import { REFERENCE } from './screens.ts'

let count = 0
const newId = () => `id-${++count}`
const nameOf = (name: (id: 'en') => string) => name('en')

/** The slide as its owner would fill it in: with words as long as those it asks for. */
const filled = (slide: Slide): Slide => ({
  ...slide,
  widgets: slide.widgets.map((widget): Widget => {
    if (widget.widgetType !== 'TEXT_BOX' || widget.widgetData.text !== '') return widget
    const { placeholder, detailPlaceholder } = widget.widgetData
    return { ...widget, widgetData: { ...widget.widgetData, text: placeholder, detail: detailPlaceholder } }
  }),
})

const mediaOf = (slide: Slide) => {
  const urls = [
    slide.viewMetadata.backgroundMedia.url,
    ...slide.widgets.flatMap((widget) => schemaOf(widget).media?.(widget.widgetData) ?? []),
  ]
  return Object.fromEntries(urls.flatMap((url) => artInfo(url) ?? []).map((info) => [info.url, info]))
}

/** What is behind the words of a cover, below its drawing. */
function quiet(colour: string) {
  const pixel = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const data = Uint8Array.from({ length: RASTER.width * RASTER.height * 4 }, (_, at) => pixel[at % 4] ?? 255)
  return { ...RASTER, data }
}

it.each(appTemplates)('Nobody stumbles over the whole app $id, in any look', (template) => {
  const problems = looks.flatMap(({ id, theme }) => {
    const { slides } = appFromTemplate(template, { name: 'Fern Street Plants', theme, newId, nameOf })
    return slides.flatMap(({ itemName, slide: made }, index) => {
      const content = filled(made)
      const media = mediaOf(content)
      const { type, color } = content.viewMetadata.backgroundMedia
      return checkSlide(
        { slideId: made.viewId, name: itemName, content },
        {
          layout: estimateLayout(content, media),
          ...(type === 'IMAGE' && { pixels: quiet(color) }),
          addresses: {},
          media,
          isFirst: index === 0,
        },
      )
        .filter(({ checkId }) => checkId !== 'unfinished')
        .map(({ checkId, message }) => `${id}, ${itemName}: ${checkId}, ${message('en')}`)
    })
  })
  expect(problems).toEqual([])
})

const PUBLISHED = 5
/** Of the height of a phone: visitors see no slide that is filled less. */
const FILLED = 0.6

it.each(appTemplates)(
  'Whoever publishes the whole app $id at once shows five finished slides, in any look',
  (template) => {
    for (const { id, theme } of looks) {
      const { slides } = appFromTemplate(template, { name: 'Fern Street Plants', theme, newId, nameOf })
      const published = slides.filter(({ slide }) => !isMostlyUnfinished(slide))
      expect([id, published.length]).toEqual([id, expect.toSatisfy((shown: number) => shown >= PUBLISHED)])
      const sparse = published.filter(({ slide }) => {
        const lines = estimateLayout(slide, mediaOf(slide)).texts.flatMap((text) => text.lines)
        return Math.max(...lines.map(({ top, height }) => top + height)) < FILLED * REFERENCE.height
      })
      expect([id, sparse.map(({ itemName }) => itemName)]).toEqual([id, []])
    }
  },
)
