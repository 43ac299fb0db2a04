import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addSlide,
  addWidget,
  createWidget,
  isSameData,
  moveSlide,
  shiftWidgets,
  removeSlide,
  removeWidgets,
  renameSlide,
  updateBackground,
  updateViewMetadata,
  updateWidget,
} from '../edits.ts'
import { MAX_WIDGETS, type Slide, slide, widgetTypes } from '../schema.ts'

const slideWith = (count: number): Slide =>
  slide.parse({
    viewId: 'v1',
    widgets: Array.from({ length: count }, (_, index) =>
      createWidget(widgetTypes[index % widgetTypes.length] ?? 'IMAGE', `w${index}`),
    ),
  })
const order = (one: Slide) => one.widgets.map((widget) => widget.widgetId)

describe('Moving a widget', () => {
  it('swaps it with its neighbour', () => {
    expect(order(shiftWidgets(slideWith(3), ['w1'], 'UP'))).toEqual(['w1', 'w0', 'w2'])
    expect(order(shiftWidgets(slideWith(3), ['w1'], 'DOWN'))).toEqual(['w0', 'w2', 'w1'])
  })
  it('does nothing past the ends or for an unknown widget', () => {
    const before = slideWith(3)
    expect(shiftWidgets(before, ['w0'], 'UP')).toBe(before)
    expect(shiftWidgets(before, ['w2'], 'DOWN')).toBe(before)
    expect(shiftWidgets(before, ['nobody'], 'UP')).toBe(before)
  })
})

describe('Adding and removing a widget', () => {
  it('puts it last, or where it is told', () => {
    expect(order(addWidget(slideWith(2), createWidget('LINK', 'new')))).toEqual(['w0', 'w1', 'new'])
    expect(order(addWidget(slideWith(2), createWidget('LINK', 'new'), 1))).toEqual(['w0', 'new', 'w1'])
    expect(order(addWidget(slideWith(2), createWidget('LINK', 'new'), -5))).toEqual(['new', 'w0', 'w1'])
  })
  it('does nothing when the slide is full or has it already', () => {
    const full = slideWith(MAX_WIDGETS)
    expect(addWidget(full, createWidget('LINK', 'new'))).toBe(full)
    const before = slideWith(2)
    expect(addWidget(before, createWidget('LINK', 'w1'))).toBe(before)
  })
  it('removes that one, and nothing for an unknown one', () => {
    const before = slideWith(3)
    expect(order(removeWidgets(before, ['w1']))).toEqual(['w0', 'w2'])
    expect(removeWidgets(before, ['nobody'])).toBe(before)
  })
  it('gives each new widget data of its own', () => {
    expect(createWidget('IMAGE', 'a').widgetData).not.toBe(createWidget('IMAGE', 'b').widgetData)
  })
})

describe('Changing a slide', () => {
  const before = slideWith(5)
  it('changes one widget and leaves the others untouched', () => {
    const [first, second] = before.widgets
    const changed = { ...first?.widgetData, altText: 'A cup' }
    const after = updateWidget(before, 'w0', changed as never) // data of the first type by construction
    expect(after.widgets[0]?.widgetData).toEqual(changed)
    expect(after.widgets[1]).toBe(second)
  })
  it('does nothing when the change says what is there already', () => {
    const copy = structuredClone(before)
    for (const { widgetId, widgetData } of copy.widgets) expect(updateWidget(before, widgetId, widgetData)).toBe(before)
    expect(updateWidget(before, 'nobody', copy.widgets[0]?.widgetData as never)).toBe(before) // there is a first one
    expect(updateBackground(before, copy.viewMetadata.backgroundMedia)).toBe(before)
    expect(updateViewMetadata(before, copy.viewMetadata)).toBe(before)
    expect(renameSlide(before, before.viewName)).toBe(before)
  })
  it('changes background, look and name', () => {
    expect(updateBackground(before, { color: '#000000' }).viewMetadata.backgroundMedia.color).toBe('#000000')
    expect(updateViewMetadata(before, { anchor: 'FOOT' }).viewMetadata.anchor).toBe('FOOT')
    expect(renameSlide(before, 'Menu').viewName).toBe('Menu')
  })

  it('another picture as background shades all text on it, and stays so', () => {
    const pictured = updateBackground(before, { type: 'IMAGE', url: '/media/kiln.webp' })
    expect(pictured.viewMetadata.backgroundMedia.shadesAll).toBe(true)
    expect(updateBackground(pictured, { color: '#123456' }).viewMetadata.backgroundMedia.shadesAll).toBe(true)
    expect(updateBackground(before, { color: '#123456' }).viewMetadata.backgroundMedia.shadesAll).toBe(false)
  })
})

describe("An app's slides", () => {
  const ids = ['a', 'b', 'c']
  it('move left and right by one', () => {
    expect(moveSlide(ids, 'b', 'LEFT')).toEqual(['b', 'a', 'c'])
    expect(moveSlide(ids, 'b', 'RIGHT')).toEqual(['a', 'c', 'b'])
  })
  it('stay as they are when the first moves left, the last right, or the slide is not there', () => {
    expect(moveSlide(ids, 'a', 'LEFT')).toBe(ids)
    expect(moveSlide(ids, 'c', 'RIGHT')).toBe(ids)
    expect(moveSlide(ids, 'x', 'LEFT')).toBe(ids)
    expect(addSlide(ids, 'a')).toBe(ids)
    expect(removeSlide(ids, 'x')).toBe(ids)
  })
  it('are added last or at a place, and removed', () => {
    expect(addSlide(ids, 'd')).toEqual(['a', 'b', 'c', 'd'])
    expect(addSlide(ids, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(removeSlide(ids, 'b')).toEqual(['a', 'c'])
  })
})

describe('Any row of edits', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'remove', 'up', 'down', 'rename'),
    id: fc.constantFrom('w0', 'w1', 'w2', 'x', 'y'),
    type: fc.constantFrom(...widgetTypes),
  })
  const apply = (
    before: Slide,
    { kind, id, type }: { kind: string; id: string; type: (typeof widgetTypes)[number] },
  ) => {
    if (kind === 'add') return addWidget(before, createWidget(type, id))
    if (kind === 'remove') return removeWidgets(before, [id])
    if (kind === 'rename') return renameSlide(before, id)
    return shiftWidgets(before, [id], kind === 'up' ? 'UP' : 'DOWN')
  }
  it('leaves a valid slide, never changes its input, and returns the same object exactly when nothing changed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let current = slideWith(3)
        for (const one of steps) {
          const copy = structuredClone(current)
          const after = apply(current, one)
          expect(current).toEqual(copy)
          expect(after === current).toBe(isSameData(after, current))
          current = after
        }
        expect(slide.parse(current)).toEqual(current)
      }),
      { numRuns: 60 },
    )
  })
})
