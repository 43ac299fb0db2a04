import {
  addSlide,
  addWidget,
  createWidget,
  moveSlide,
  shiftWidgets,
  removeSlide,
  removeWidgets,
  renameSlide,
} from '@taplet/slides/edits'
import { type Slide, widgetTypes } from '@taplet/slides/schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EditorKind } from '../lib/editing/editor-kind.ts'
import { createEditorState, type EditorState, isUnsaved } from '../lib/editing/editor-state.ts'
import { createReducer, type EditorAction } from '../lib/editing/create-reducer.ts'
import { UNDO_STEPS } from '../lib/editing/steps/add-undo-step.ts'
import { aPage } from './fake-server.ts'
import { aSavedSlide } from './library.ts'
import type { ExperienceDocument } from '../entities/experience/experience-document.ts'
import { experienceKind } from '../features/experiences/editor/state/experience-kind.ts'
import { slideKind } from '../features/slides/editor/state/slide-kind.ts'

/** Any sequence of edits, selections, undos and redos, then everything undone: gives the initial state. */
function comesBack<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  saved: Saved,
  edit: fc.Arbitrary<(document: Document) => Document>,
  selection: fc.Arbitrary<Selection>,
) {
  type State = EditorState<Document, Selection, Saved>
  type Action = EditorAction<Document, Selection, Saved>
  const reduce = createReducer(kind)
  const anAction = fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('EDIT' as const), make: edit, at: fc.nat(90_000) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('SELECT' as const), selection }) },
    { weight: 1, arbitrary: fc.constant<Action>({ type: 'UNDO' }) },
    { weight: 1, arbitrary: fc.constant<Action>({ type: 'REDO' }) },
  ) as fc.Arbitrary<Action> // records of the members of the union
  const whileChanging = (state: State, action: Action): State => {
    const next = reduce(state, action)
    return next === state ? state : whileChanging(next, action)
  }
  const start = createEditorState(kind, saved)
  fc.assert(
    fc.property(fc.array(anAction, { maxLength: UNDO_STEPS, size: 'max' }), (actions) => {
      const end = actions.reduce(reduce, start)
      const back = whileChanging(end, { type: 'UNDO' })
      expect(back.document).toEqual(start.document)
      expect(isUnsaved(kind, back)).toBe(false)
      const newest = whileChanging(end, { type: 'REDO' })
      const again = whileChanging(back, { type: 'REDO' })
      expect(again.document).toEqual(newest.document)
      expect(again.selection).toEqual(newest.selection)
    }),
  )
}

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const words = fc.string({ maxLength: 6 })

// oxlint-disable-next-line vitest/expect-expect -- comesBack expects
it('undo brings a slide back to its start exactly, and forward again to its end', () => {
  const edit = fc.oneof(
    fc.tuple(fc.constantFrom(...widgetTypes), ids, fc.nat(6)).map(
      ([type, id, place]) =>
        (slide: Slide) =>
          addWidget(slide, createWidget(type, id), place),
    ),
    ids.map((id) => (slide: Slide) => removeWidgets(slide, [id])),
    ids.map((id) => (slide: Slide) => shiftWidgets(slide, [id], 'UP')),
    words.map((name) => (slide: Slide) => renameSlide(slide, name)),
  )
  const selection = fc.oneof(
    ids.map((widgetId) => ({ kind: 'WIDGET' as const, widgetId })),
    fc.constant({ kind: 'BACKGROUND' as const }),
  )
  comesBack(slideKind, aSavedSlide(), edit, selection)
})

// oxlint-disable-next-line vitest/expect-expect -- comesBack expects
it('undo brings an instant app back to its start exactly, and forward again to its end', () => {
  const withSlides = (change: (slideIds: readonly string[]) => readonly string[]) => (app: ExperienceDocument) => {
    const experienceItems = change(app.experienceItems)
    return experienceItems === app.experienceItems ? app : { ...app, experienceItems }
  }
  const edit = fc.oneof(
    ids.map((id) => withSlides((list) => addSlide(list, id))),
    ids.map((id) => withSlides((list) => removeSlide(list, id))),
    ids.map((id) => withSlides((list) => moveSlide(list, id, 'LEFT'))),
    words.map((pageName) => (app: ExperienceDocument) => (app.pageName === pageName ? app : { ...app, pageName })),
    fc.boolean().map((active) => (app: ExperienceDocument) => (app.active === active ? app : { ...app, active })),
  )
  const selection = ids.map((itemId) => ({ kind: 'SLIDE' as const, itemId }))
  comesBack(experienceKind, aPage({ experienceItems: ['a', 'b', 'c'] }), edit, selection)
})
