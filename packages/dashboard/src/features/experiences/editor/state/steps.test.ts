import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReducer, type EditorAction } from '../../../../lib/editing/create-reducer.ts'
import { createEditorState, isUnsaved } from '../../../../lib/editing/editor-state.ts'
import type { Page } from '@taplet/contract'
import { aPage } from '../../../../testing/fake-server.ts'
import { addSlides } from './add-slides.ts'
import { changeOrder } from './change-order.ts'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'
import { experienceKind, type Selection } from './experience-kind.ts'
import { moveSlides } from './move-slides.ts'
import { placeSlide } from './place-slide.ts'
import { removeSlides, restoreSlides } from './remove-slides.ts'
import { replaceSlide } from './replace-slide.ts'
import { restoreVersion } from './restore-version.ts'
import { updateDetails } from './update-details.ts'

type Order = readonly string[]
const abc = ['a', 'b', 'c', 'd']
const page = aPage({ experienceItems: abc })
const start = () => createEditorState(experienceKind, page)
const reduce = createReducer(experienceKind)

describe('a step that changes nothing gives the same list back', () => {
  it.each<[string, (order: Order) => Order]>([
    ['the first moves left', (order) => moveSlides(order, ['a'], 'LEFT')],
    ['the last moves right', (order) => moveSlides(order, ['d'], 'RIGHT')],
    ['the first two move left together', (order) => moveSlides(order, ['a', 'b'], 'LEFT')],
    ['a slide that is not there moves', (order) => moveSlides(order, ['x'], 'RIGHT')],
    ['a slide is dropped on itself', (order) => placeSlide(order, 'b', 'b')],
    ['a slide that is not there is dropped', (order) => placeSlide(order, 'x', 'b')],
    ['a slide that is shown is added', (order) => addSlides(order, ['b', 'c'])],
    ['a slide that is not there is taken out', (order) => removeSlides(order, ['x'])],
    ['what is shown is put back', (order) => restoreSlides(order, abc, ['b'])],
    ['a slide that is not there is replaced', (order) => replaceSlide(order, 'x', 'y')],
    ['a slide is replaced by one that is shown', (order) => replaceSlide(order, 'a', 'b')],
  ])('%s', (_, make) => {
    expect(make(abc)).toBe(abc)
    const state = reduce(start(), { type: 'EDIT', at: 0, make: (document) => changeOrder(document, make) })
    expect(state.past).toEqual([])
    expect(isUnsaved(experienceKind, state)).toBe(false)
  })

  it('also for details that say the same', () => {
    const { document } = start()
    expect(updateDetails(document, { pageName: document.pageName, active: true })).toBe(document)
  })
})

describe('the order of slides', () => {
  it('moves several at once past what stays', () => {
    expect(moveSlides(abc, ['b', 'd'], 'LEFT')).toEqual(['b', 'a', 'd', 'c'])
    expect(moveSlides(abc, ['a', 'b'], 'RIGHT')).toEqual(['c', 'a', 'b', 'd'])
    expect(moveSlides(abc, ['a', 'c'], 'LEFT')).toEqual(['a', 'c', 'b', 'd'])
  })

  it('takes several out and puts them back where they stood', () => {
    const rest = removeSlides(abc, ['a', 'c'])
    expect(rest).toEqual(['b', 'd'])
    expect(restoreSlides(rest, abc, ['a', 'c'])).toEqual(abc)
    expect(restoreSlides(['d', 'b', 'x'], abc, ['c'])).toEqual(['d', 'b', 'c', 'x'])
  })

  it('shows a copy in the place of a slide', () => {
    expect(replaceSlide(abc, 'b', 'copy')).toEqual(['a', 'copy', 'c', 'd'])
  })

  it('adds no more than an app may hold', () => {
    const full = Array.from({ length: 99 }, (_, index) => `s${index}`)
    expect(addSlides(full, ['x', 'y'])).toHaveLength(100)
  })
})

it('the app editor brings a version back without its address and without slides that are gone', () => {
  const { document } = start()
  const version = { ...document, rootPageId: 'old', pageName: 'Lark 1', experienceItems: ['c', 'gone', 'a'] }
  expect(restoreVersion(document, version, (id) => id !== 'gone')).toEqual({
    ...document,
    pageName: 'Lark 1',
    experienceItems: ['c', 'a'],
  })
  expect(restoreVersion(document, { ...document, rootPageId: 'old' }, () => true)).toBe(document)
})

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const direction = fc.constantFrom<'LEFT' | 'RIGHT'>('LEFT', 'RIGHT')
const orderStep = fc.oneof(
  fc.tuple(fc.array(ids), direction).map(
    ([some, to]) =>
      (order: Order) =>
        moveSlides(order, some, to),
  ),
  fc.tuple(ids, ids).map(
    ([one, over]) =>
      (order: Order) =>
        placeSlide(order, one, over),
  ),
  fc.array(ids).map((some) => (order: Order) => addSlides(order, some)),
  fc.array(ids).map((some) => (order: Order) => removeSlides(order, some)),
  fc.tuple(ids, ids).map(
    ([one, by]) =>
      (order: Order) =>
        replaceSlide(order, one, by),
  ),
)
const edit = fc.oneof(
  orderStep.map((make) => (document: ExperienceDocument) => changeOrder(document, make)),
  fc
    .record({ pageName: fc.string(), active: fc.boolean(), coverImageUrl: fc.string() }, { requiredKeys: [] })
    .map((changes) => (document: ExperienceDocument) => updateDetails(document, changes)),
)

it('any walk of edits, all undone, is the start, clean; all redone it is the end', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 60 }), (edits) => {
      type Action = EditorAction<ExperienceDocument, Selection, Page>
      // Far enough apart to be separate undo steps.
      const end = edits.reduce(
        (state, make, index) => reduce(state, { type: 'EDIT', make, at: index * 60_000 }),
        start(),
      )
      const times = (action: Action) => end.past.map(() => action)
      const undone = times({ type: 'UNDO' }).reduce(reduce, end)
      expect(undone.document).toEqual(start().document)
      expect(isUnsaved(experienceKind, undone)).toBe(false)
      expect(times({ type: 'REDO' }).reduce(reduce, undone).document).toEqual(end.document)
      expect(new Set(end.document.experienceItems).size).toBe(end.document.experienceItems.length)
    }),
  )
})
