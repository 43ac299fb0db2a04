import { slideSamples } from '@taplet/slides/samples'
import { schemaOf, widget, widgetTypes } from '@taplet/slides/schema'
import { linkTypes } from '@taplet/slides/social-links'
import { expect, test } from 'vitest'
import { sampleFiles } from './sample-files.ts'
import { widgetStates } from './widget-states.ts'

const said = (field: string, type: (typeof widgetTypes)[number]) =>
  new Set(
    widgetStates(type, sampleFiles).map(({ widget: { widgetData } }) =>
      String(Reflect.get(widgetData, field) ?? Reflect.get(Object(Reflect.get(widgetData, 'metadata')), field)),
    ),
  )

test.each(widgetTypes)('%s is shown as added, filled in, and in states of its own, all of them valid', (type) => {
  const states = widgetStates(type, sampleFiles)
  expect(states.length).toBeGreaterThanOrEqual(2)
  expect(states.some(({ sample }) => sample)).toBe(true)
  expect(states.filter((state) => !widget.safeParse(state.widget).success)).toEqual([])
  expect(new Set(states.map((state) => state.widget.widgetId)).size).toBe(states.length)
})

test('a widget with media holds the picture once it is filled in', () => {
  const media = widgetTypes
    .map((type) => widgetStates(type, sampleFiles)[1]?.widget)
    .flatMap((filled) => (filled ? (schemaOf(filled).media?.(filled.widgetData) ?? []) : []))
  expect(new Set(media)).toEqual(new Set([sampleFiles.picture]))
})

test('every kind of link is shown, those of buttons in both emphases', () => {
  expect(said('linkType', 'SOCIAL_LINK')).toEqual(new Set(linkTypes))
  expect(said('linkType', 'LINK').size).toBe(4)
  expect(said('emphasis', 'LINK')).toEqual(new Set(['FILLED', 'QUIET']))
  const links = widgetStates('SOCIAL_LINK', sampleFiles).filter(({ sample }) => sample)
  expect(links.filter(({ widget: one }) => schemaOf(one).links?.(one.widgetData).length === 0)).toEqual([])
})

test('every choice of text and video is shown', () => {
  expect(said('leader', 'TEXT_BOX')).toEqual(new Set(['DOTS', 'NONE', 'COLUMN', 'TICKET']))
  expect(said('alignText', 'TEXT_BOX')).toEqual(new Set(['left', 'center', 'right']))
  expect(said('orientation', 'VIDEO')).toEqual(new Set(['PORTRAIT', 'LANDSCAPE', 'SQUARE']))
  const videos = widgetStates('VIDEO', sampleFiles).flatMap(({ sample }) => sample?.video ?? [])
  expect(new Set(videos.map(({ status }) => status))).toEqual(new Set(['READY', 'PROCESSING', 'FAILED']))
})

test('slides are shown on every ground, under every tint and with a sheet', () => {
  const slides = slideSamples(sampleFiles).map(({ slide }) => slide.viewMetadata)
  const grounds = slides.map(({ backgroundMedia }) => backgroundMedia)
  expect(new Set(grounds.map(({ type }) => type))).toEqual(new Set(['COLOR', 'GRADIENT', 'IMAGE', 'VIDEO']))
  const tints = grounds.filter(({ overlay }) => overlay.opacity > 0).map(({ overlay }) => overlay.shape)
  expect(new Set(tints)).toEqual(new Set(['FULL', 'FOOT', 'TOP']))
  expect(new Set(slides.map(({ anchor }) => anchor))).toEqual(new Set(['TOP', 'MIDDLE', 'FOOT']))
  expect(slides.some(({ sheetColor }) => sheetColor !== '')).toBe(true)
})
