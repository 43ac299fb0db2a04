import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addWidget,
  createWidget,
  isSameData,
  mergeData,
  shiftWidgets,
  ORDER,
  removeWidgets,
  renameSlide,
  updateBackground,
  updateWidget,
} from '../../edits.ts'
import { type Slide, slide, widgetTypes } from '../../schema.ts'

const start: Slide = slide.parse({
  viewId: 'v1',
  viewName: 'Menu',
  widgets: ['w1', 'w2', 'w3', 'w4'].map((id) => createWidget('TEXT_BOX', id)),
})
const words = (text: string) => ({ ...createWidget('TEXT_BOX', 'x').widgetData, text })
const idsOf = (one: Slide) => one.widgets.map((widget) => widget.widgetId)

describe('Two versions of a slide', () => {
  it('keep what either changed when they changed different fields', () => {
    const mine = updateBackground(updateWidget(start, 'w1', words('Tea')), { color: '#000000' })
    const theirs = updateBackground(renameSlide(start, 'Drinks'), { url: '/media/a.webp' })
    const { merged, collisions } = mergeData(start, mine, theirs)
    expect(collisions).toEqual([])
    expect(merged.viewName).toBe('Drinks')
    expect(merged.viewMetadata.backgroundMedia).toMatchObject({ color: '#000000', url: '/media/a.webp' })
    expect(merged.widgets[0]?.widgetData).toMatchObject({ text: 'Tea' })
  })

  it('take another order from one side and what was added from the other', () => {
    const mine = shiftWidgets(start, ['w1'], 'DOWN')
    const theirs = addWidget(removeWidgets(start, ['w4']), createWidget('LINK', 'new'), 3)
    const { merged, collisions } = mergeData(start, mine, theirs)
    expect(collisions).toEqual([])
    expect(idsOf(merged)).toEqual(['w2', 'w1', 'w3', 'new'])
  })

  it('collide in a field that both changed, keep mine, and take theirs when told', () => {
    const mine = updateWidget(start, 'w2', words('Tea'))
    const theirs = updateWidget(start, 'w2', words('Coffee'))
    const path = ['widgets', 'w2', 'widgetData', 'text']
    const both = mergeData(start, mine, theirs)
    expect(both.collisions).toEqual([{ path, base: 'Your text', mine: 'Tea', theirs: 'Coffee' }])
    expect(both.merged).toEqual(mine)
    expect(mergeData(start, mine, theirs, (one) => isSameData(one, path)).merged).toEqual(theirs)
  })

  it('collide where one deleted what the other changed, and in the order when both moved things', () => {
    const gone = mergeData(start, removeWidgets(start, ['w2']), updateWidget(start, 'w2', words('Coffee')))
    expect(gone.collisions).toMatchObject([{ path: ['widgets', 'w2'], mine: undefined }])
    const moved = mergeData(start, shiftWidgets(start, ['w1'], 'DOWN'), shiftWidgets(start, ['w4'], 'UP'), () => true)
    expect(moved.collisions).toMatchObject([{ path: ['widgets', ORDER] }])
    expect(idsOf(moved.merged)).toEqual(['w1', 'w2', 'w4', 'w3'])
  })

  it('do not collide where both did the same', () => {
    const same = updateWidget(start, 'w2', words('Tea'))
    expect(mergeData(start, same, structuredClone(same))).toEqual({ merged: same, collisions: [] })
  })

  it('keep what is one choice whole: it is taken from one side or asked about, and its fields are not mixed', () => {
    const look = (ink: string, ground: string) => ({ look: { ink, ground } })
    const isLook = ([field]: readonly string[]) => field === 'look'
    const [base, mine, theirs] = [look('black', 'white'), look('navy', 'white'), look('black', 'sand')]
    expect(mergeData(base, mine, theirs).merged).toEqual(look('navy', 'sand'))
    const both = mergeData(base, mine, theirs, undefined, isLook)
    expect(both).toMatchObject({ merged: mine, collisions: [{ path: ['look'], theirs: theirs.look }] })
    expect(mergeData(base, base, theirs, undefined, isLook)).toEqual({ merged: theirs, collisions: [] })
  })

  it('are mine itself when theirs changed nothing', () => {
    const mine = renameSlide(start, 'Mine')
    expect(mergeData(start, mine, structuredClone(start)).merged).toBe(mine)
  })
})

describe("An app's slides", () => {
  it('are merged slide by slide, with their order', () => {
    const base = { experienceItems: ['a', 'b', 'c'] }
    const { merged, collisions } = mergeData(
      base,
      { experienceItems: ['a', 'x', 'b', 'c'] },
      { experienceItems: ['c', 'b'] },
    )
    expect(collisions).toEqual([])
    expect(merged.experienceItems).toEqual(['x', 'c', 'b'])
  })
})

describe('Any two rows of edits', () => {
  const step = (side: string) =>
    fc.oneof(
      fc.tuple(fc.constantFrom(...widgetTypes), fc.nat(5), fc.nat(6)).map(
        ([type, id, place]) =>
          (one: Slide) =>
            addWidget(one, createWidget(type, `${side}${id}`), place),
      ),
      fc.constantFrom('w1', 'w2', 'w3', 'w4').map((id) => (one: Slide) => removeWidgets(one, [id])),
      fc
        .tuple(fc.constantFrom('w1', 'w2', 'w3', 'w4', `${side}1`), fc.constantFrom('UP' as const, 'DOWN' as const))
        .map(
          ([id, way]) =>
            (one: Slide) =>
              shiftWidgets(one, [id], way),
        ),
      fc.tuple(fc.constantFrom('w1', 'w2', 'w3', 'w4'), fc.string({ maxLength: 4 })).map(
        ([id, text]) =>
          (one: Slide) =>
            updateWidget(one, id, words(text)),
      ),
      fc.string({ maxLength: 4 }).map((name) => (one: Slide) => renameSlide(one, name)),
    )
  const version = (side: string) =>
    fc.array(step(side), { maxLength: 8 }).map((steps) => steps.reduce((one, make) => make(one), start))

  it('make either side when the other did nothing', () => {
    fc.assert(
      fc.property(version('m'), (mine) => {
        expect(mergeData(start, mine, start)).toEqual({ merged: mine, collisions: [] })
        expect(mergeData(start, start, mine)).toEqual({ merged: mine, collisions: [] })
      }),
    )
  })

  it('make a valid slide in which nothing is lost that one side added, and the same seen from either side', () => {
    fc.assert(
      fc.property(version('m'), version('t'), (mine, theirs) => {
        const { merged, collisions } = mergeData(start, mine, theirs)
        expect(slide.safeParse(merged).success).toBe(true)
        const added = [...idsOf(mine), ...idsOf(theirs)].filter((id) => !idsOf(start).includes(id))
        expect(idsOf(merged)).toEqual(expect.arrayContaining(added))
        const other = mergeData(start, theirs, mine)
        expect(other.collisions.length).toBe(collisions.length)
        // With the sides swapped, collisions must be resolved to the second side to give the same result.
        const seen = collisions.length === 0 ? other : mergeData(start, theirs, mine, () => true)
        expect(seen.merged).toEqual(merged)
      }),
      { numRuns: 300 },
    )
  })
})
