import { createWidget } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import { expect, test } from 'vitest'
import type { SlideChange } from '../../entities/experience/changes/change.ts'
import { documentOf } from '../../entities/experience/experience-document.ts'
import { toLibrary } from '../../entities/experience/library.ts'
import { savedSlide } from '../../entities/slide/document/slide-document.ts'
import { aPage } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { leftOutChoices, withLeftOut } from './left-out.ts'
import { needsLook, planPublishing } from './plan.ts'
import { publishBody, publishedDrafts, sentSlides } from './publish-app.ts'

const words = (text: string) => {
  const widget = createWidget('TEXT_BOX', 'w1')
  return { ...widget, widgetData: { ...widget.widgetData, text } } as Slide['widgets'][number]
}
const page = aPage({ experienceItems: ['i0'], revision: 3, shopifyConfig: { shop: 'x' } })
const item = anItem({ experienceItemId: 'i0', viewId: 'v0', itemName: 'Menu', revision: 4 })
const view = { ...aView([], { viewId: 'v0', revision: 7 }), widgets: [words('Tea')] }
const library = toLibrary([item], [view], [])
const saved = { item, view }
const change = (document: Partial<Slide>, more: Partial<SlideChange> = {}): SlideChange => ({
  targetId: 'i0',
  document: { ...savedSlide(saved), ...document },
  saved,
  isUnclear: false,
  isOwnDevice: true,
  deviceName: '',
  updatedAt: 0,
  remote: [{ deviceId: 'd1-e1', sequence: 2 }],
  local: [],
  all: { remote: [], local: [] },
  ...more,
})
const planOf = (slides: SlideChange[], document = documentOf(page), of = page) =>
  planPublishing(of, document, { slides }, library)

test('publishing sends the app with the revision it is based on, and slides with theirs', () => {
  const plan = planOf([change({ viewName: 'Drinks', widgets: [words('Milk')] })], {
    ...documentOf(page),
    pageName: 'Lark 2',
    rootPageId: 'lark-2',
  })
  expect(publishBody(page, plan)).toMatchObject({
    experienceId: 'e1',
    page: {
      pageName: 'Lark 2',
      rootPageId: 'lark-2',
      fullPagePath: 'lark-2',
      shopifyConfig: { shop: 'x' },
      revision: 3,
    },
    views: [{ viewId: 'v0', revision: 7 }],
    items: [{ experienceItemId: 'i0', itemName: 'Drinks', revision: 4 }],
  })
  expect(publishedDrafts(plan)).toEqual([{ kind: 'SLIDE', targetId: 'i0', deviceId: 'd1-e1', sequence: 2 }])
})

test('publishing leaves out what did not change', () => {
  expect(publishBody(page, planOf([]))).toEqual({ experienceId: 'e1', views: [], items: [] })
  expect(publishBody(page, planOf([change({ widgets: [words('Milk')] })]))).toMatchObject({ views: [{}], items: [] })
})

test('edits that would be refused, or collide with newer ones, stay behind and are looked at first', () => {
  const link = createWidget('LINK', 'w2')
  const broken = { ...link, widgetData: { ...link.widgetData, linkValue: 'javascript:x' } } as Slide['widgets'][number]
  for (const [one, obstacle] of [
    [change({ widgets: [broken] }), 'INVALID'],
    [change({}, { isUnclear: true }), 'UNCLEAR'],
  ] as const) {
    const plan = planOf([one])
    expect(plan.slides).toMatchObject([{ obstacle }])
    expect(sentSlides(plan)).toEqual([])
    expect(needsLook(plan)).toBe(true)
  }
})

test('own edits go live without a question; those of another device are looked at first', () => {
  expect(needsLook(planOf([change({ widgets: [words('Milk')] })]))).toBe(false)
  expect(needsLook(planOf([change({}, { isOwnDevice: false })]))).toBe(true)
})

test('unfinished slides that visitors do not have yet are left out, unless nothing would be left', () => {
  const two = { ...page, experienceItems: ['i0', 'i1'], active: false, publishedAt: null }
  const open = change({ widgets: [words('')] })
  const plan = planOf([open], documentOf(two), two)
  expect(leftOutChoices(two, plan)).toMatchObject([{ slide: { itemId: 'i0' }, isLeftOut: true }])
  expect(withLeftOut(plan.document, leftOutChoices(two, plan)).slideRules).toEqual({ i0: { isLeftOut: true } })
  const one = { ...two, experienceItems: ['i0'] }
  expect(leftOutChoices(one, planOf([open], documentOf(one), one))).toMatchObject([{ isLeftOut: false }])
  // Visitors have it already.
  expect(leftOutChoices(page, planOf([open]))).toEqual([])
})

test('a slide that lacks a part or two is named and shown; visitors see what is filled in', () => {
  const two = { ...page, experienceItems: ['i0', 'i1'], active: false, publishedAt: null }
  const choicesWith = (widgets: Slide['widgets']) =>
    leftOutChoices(two, planOf([change({ widgets })], documentOf(two), two))
  expect(choicesWith([words('Tea'), words('Milk'), words('')])).toMatchObject([{ isLeftOut: false }])
  expect(choicesWith([words('Tea'), words(''), words('')])).toMatchObject([{ isLeftOut: true }])
  expect(choicesWith([])).toMatchObject([{ isLeftOut: true }])
})

test('a slide that was left out until finished comes back with its hours; one that was finished before stays out', () => {
  const rules = { i0: { isLeftOut: true as const, days: [6, 7] } }
  const left = { ...page, slideRules: rules }
  const unfinished = toLibrary([item], [{ ...view, widgets: [words('')] }], [])
  const plan = planPublishing(left, documentOf(left), { slides: [change({ widgets: [words('Tea')] })] }, unfinished)
  expect(withLeftOut(plan.document, leftOutChoices(left, plan)).slideRules).toEqual({ i0: { days: [6, 7] } })
  const finished = planPublishing(left, documentOf(left), { slides: [] }, library)
  expect(withLeftOut(finished.document, leftOutChoices(left, finished))).toBe(finished.document)
})
