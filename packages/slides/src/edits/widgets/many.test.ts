import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addWidgets,
  applyStyle,
  changedFields,
  changeWidgets,
  createWidget,
  moveWidgets,
  removeWidgets,
  shiftWidgets,
  spacingField,
  withFields,
} from '../../edits.ts'
import { MAX_WIDGETS, schemaOf, type Slide, slide, type WidgetType, widgetTypes } from '../../schema.ts'

const slideOf = (...types: WidgetType[]): Slide =>
  slide.parse({ viewId: 'v1', widgets: types.map((type, index) => createWidget(type, `w${index}`)) })
const texts = (count: number): Slide => slideOf(...Array.from({ length: count }, () => 'TEXT_BOX' as const))
const order = (one: Slide) => one.widgets.map((widget) => widget.widgetId).join(' ')
const dataAt = (one: Slide, index: number): unknown => one.widgets[index]?.widgetData

describe('Adding several widgets', () => {
  const two = [createWidget('LINK', 'a'), createWidget('IMAGE', 'b')]
  it('puts them where told, in their order', () => {
    expect(order(addWidgets(texts(2), two))).toBe('w0 w1 a b')
    expect(order(addWidgets(texts(2), two, 1))).toBe('w0 a b w1')
  })
  it('adds none when not all fit, an id is taken, or there are none', () => {
    const nearlyFull = texts(MAX_WIDGETS - 1)
    expect(addWidgets(nearlyFull, two)).toBe(nearlyFull)
    const before = texts(2)
    expect(addWidgets(before, [createWidget('LINK', 'w1')])).toBe(before)
    expect(addWidgets(before, [])).toBe(before)
  })
  it('adds none when their words are more than a slide may hold', () => {
    const long = createWidget('TEXT_BOX', 'long')
    const widgets = ['x', 'y', 'z'].map((widgetId) => ({
      ...long,
      widgetId,
      widgetData: { ...long.widgetData, text: 'a'.repeat(5000) },
    }))
    const before = texts(1)
    // The data is a text's, by construction.
    expect(addWidgets(before, widgets as never)).toBe(before)
  })
})

describe('Moving several widgets', () => {
  it('brings them together into a gap', () => {
    expect(order(moveWidgets(texts(5), ['w0', 'w3'], 5))).toBe('w1 w2 w4 w0 w3')
    expect(order(moveWidgets(texts(5), ['w4', 'w2'], 1))).toBe('w0 w2 w4 w1 w3')
  })
  it('does nothing where they stand, or for unknown ones', () => {
    const before = texts(4)
    expect(moveWidgets(before, ['w1', 'w2'], 1)).toBe(before)
    expect(moveWidgets(before, ['w1', 'w2'], 3)).toBe(before)
    expect(moveWidgets(before, ['w3'], 99)).toBe(before)
    expect(moveWidgets(before, ['nobody'], 0)).toBe(before)
  })
  it('shifts them by one place until the end', () => {
    expect(order(shiftWidgets(texts(4), ['w1', 'w2'], 'UP'))).toBe('w1 w2 w0 w3')
    expect(order(shiftWidgets(texts(4), ['w1'], 'DOWN'))).toBe('w0 w2 w1 w3')
    const before = texts(4)
    expect(shiftWidgets(before, ['w0', 'w1'], 'UP')).toBe(before)
    expect(shiftWidgets(before, ['w3'], 'DOWN')).toBe(before)
    expect(shiftWidgets(before, ['nobody'], 'DOWN')).toBe(before)
  })
  it('loses and doubles none, and keeps the order of those that are moved and of those that stay', () => {
    const before = texts(6)
    const ids = before.widgets.map((one) => one.widgetId)
    fc.assert(
      fc.property(fc.subarray(ids), fc.integer({ min: -2, max: 9 }), (moved, gap) => {
        const after = moveWidgets(before, moved, gap).widgets.map((one) => one.widgetId)
        expect(after.toSorted()).toEqual(ids)
        expect(after.filter((id) => moved.includes(id))).toEqual(moved)
        expect(after.filter((id) => !moved.includes(id))).toEqual(ids.filter((id) => !moved.includes(id)))
      }),
      { numRuns: 100 },
    )
  })
})

describe('Removing several widgets', () => {
  it('takes them all, and nothing for unknown ones', () => {
    const before = texts(4)
    expect(order(removeWidgets(before, ['w0', 'w2', 'nobody']))).toBe('w1 w3')
    expect(removeWidgets(before, ['nobody'])).toBe(before)
  })
})

describe('Changing several widgets', () => {
  it('gives every kind of widget the same space above', () => {
    const after = changeWidgets(
      slideOf(...widgetTypes),
      widgetTypes.map((_, index) => `w${index}`),
      spacingField(44),
    )
    expect(after.widgets.map((widget) => schemaOf(widget).spacing(widget.widgetData))).toEqual(
      widgetTypes.map(() => 44),
    )
  })
  it('leaves out fields a widget does not have, and values it could not hold', () => {
    const before = texts(2)
    expect(changeWidgets(before, ['w0', 'w1'], { nonsense: 1 })).toBe(before)
    expect(changeWidgets(before, ['w0'], { metadata: { textSize: -5 } })).toBe(before)
    expect(changeWidgets(before, ['nobody'], spacingField(9))).toBe(before)
  })
  it('takes over a look only among its own kind', () => {
    const before = slideOf('TEXT_BOX', 'LINK', 'TEXT_BOX')
    const style = { widgetType: 'TEXT_BOX' as const, fields: { metadata: { textSize: 60 } } }
    const after = applyStyle(before, ['w0', 'w1', 'w2'], style)
    expect(dataAt(after, 0)).toMatchObject({ text: 'Your text', metadata: { textSize: 60 } })
    expect(after.widgets[1]).toBe(before.widgets[1])
    expect(applyStyle(after, ['w0', 'w2'], style)).toBe(after)
    expect(applyStyle(before, ['w1'], style)).toBe(before)
  })
  it('names exactly the fields that changed', () => {
    const data = { text: 'a', metadata: { size: 1, colour: 'red' } }
    const next = { text: 'a', metadata: { size: 2, colour: 'red' } }
    expect(changedFields(data, next)).toEqual({ metadata: { size: 2 } })
    expect(changedFields(data, data)).toEqual({})
    expect(withFields(data, changedFields(data, next))).toEqual(next)
  })
})
