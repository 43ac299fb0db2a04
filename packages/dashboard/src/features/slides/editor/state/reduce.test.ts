import { addWidget, createWidget, shiftWidgets, removeWidgets, renameSlide, updateWidget } from '@taplet/slides/edits'
import { type Slide, type Widget, widgetTypes } from '@taplet/slides/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditorState, isUnsaved as isUnsavedOf } from '../../../../lib/editing/editor-state.ts'
import { createReducer, type EditorAction as ActionOf } from '../../../../lib/editing/create-reducer.ts'
import { UNDO_STEPS } from '../../../../lib/editing/steps/add-undo-step.ts'
import type { SavedSlide } from '../../../../entities/slide/document/slide-document.ts'
import { type Selection, slideKind, type SlideState as EditorState } from './slide-kind.ts'
import { aSavedSlide, aView, anItem } from '../../../../testing/library.ts'

type EditorAction = ActionOf<Slide, Selection, SavedSlide>
const reduceEditor = createReducer(slideKind)
const isUnsaved = (state: EditorState) => isUnsavedOf(slideKind, state)
const start = createEditorState(slideKind, aSavedSlide())
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(reduceEditor, state)
const edit = (make: (slide: Slide) => Slide, at = 0): EditorAction => ({ type: 'EDIT', make, at })
const rename = (name: string, at?: number) => edit((slide) => renameSlide(slide, name), at)
const undoAll = (state: EditorState): EditorState =>
  state.past.length === 0 ? state : undoAll(run(state, { type: 'UNDO' }))

/** The server's answer to a save of this slide. */
const stored = (slide: Slide, revision: number) => ({
  item: anItem({ itemName: slide.viewName, revision }),
  view: aView([], { ...slide, revision }),
})

describe('edits', () => {
  it('changes nothing, and makes no step, when the first widget moves up or the last down', () => {
    expect(
      run(
        start,
        edit((slide) => shiftWidgets(slide, ['w1'], 'UP')),
      ),
    ).toBe(start)
    expect(
      run(
        start,
        edit((slide) => shiftWidgets(slide, ['w3'], 'DOWN')),
      ),
    ).toBe(start)
  })

  it('changes nothing when a field is given the value it has', () => {
    const data = start.document.widgets[0]?.widgetData as Widget['widgetData'] // the state above has three widgets
    expect(
      run(
        start,
        edit((slide) => updateWidget(slide, 'w1', structuredClone(data))),
      ),
    ).toBe(start)
  })

  it('joins the letters of one field typed in one breath into one step, and not a pause or another field', () => {
    const typed = run(start, rename('L', 0), rename('La', 300), rename('Lark', 600))
    expect(typed.past).toHaveLength(1)
    expect(run(typed, { type: 'UNDO' }).document).toBe(start.document)
    expect(run(typed, rename('Lark!', 9000)).past).toHaveLength(2)
    expect(
      run(
        typed,
        edit((slide) => removeWidgets(slide, ['w2']), 700),
      ).past,
    ).toHaveLength(2)
  })

  it('never joins two widgets that were removed quickly', () => {
    const state = run(
      start,
      edit((slide) => removeWidgets(slide, ['w1']), 0),
      edit((slide) => removeWidgets(slide, ['w2']), 1),
    )
    expect(state.past).toHaveLength(2)
  })

  it('is clean again when everything is undone, and unsaved again when it is redone', () => {
    const state = run(start, rename('Other'))
    expect(isUnsaved(state)).toBe(true)
    expect(isUnsaved(run(state, { type: 'UNDO' }))).toBe(false)
    expect(isUnsaved(run(state, { type: 'UNDO' }, { type: 'REDO' }))).toBe(true)
  })

  it('restores the selection with the slide', () => {
    const selected = run(start, { type: 'SELECT', selection: { kind: 'WIDGET', widgetId: 'w2' } })
    const removed = reduceEditor(selected, {
      type: 'EDIT',
      make: (slide) => removeWidgets(slide, ['w2']),
      at: 0,
      selection: { kind: 'SLIDE' },
    })
    expect(run(removed, { type: 'UNDO' }).selection).toEqual({ kind: 'WIDGET', widgetId: 'w2' })
  })

  it('does not select a widget that is not there', () => {
    expect(run(start, { type: 'SELECT', selection: { kind: 'WIDGET', widgetId: 'gone' } })).toBe(start)
  })

  it('keeps 250 steps', () => {
    const many = Array.from({ length: UNDO_STEPS + 20 }, (_, index) => rename(`Name ${index}`, index * 5000))
    expect(run(start, ...many).past).toHaveLength(UNDO_STEPS)
  })

  const anEdit = fc.oneof(
    fc.tuple(fc.constantFrom(...widgetTypes), fc.nat(12), fc.nat(8)).map(
      ([type, id, place]) =>
        (slide: Slide) =>
          addWidget(slide, createWidget(type, `n${id}`), place),
    ),
    fc.nat(12).map((id) => (slide: Slide) => removeWidgets(slide, [`n${id}`])),
    fc.tuple(fc.nat(12), fc.constantFrom('UP' as const, 'DOWN' as const)).map(
      ([id, way]) =>
        (slide: Slide) =>
          shiftWidgets(slide, [`n${id}`], way),
    ),
    fc.string({ maxLength: 8 }).map((name) => (slide: Slide) => renameSlide(slide, name)),
  )

  it('comes back to the start exactly when any sequence of edits is undone, and to the end when it is redone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anEdit, fc.nat(3000)), { maxLength: 60 }), (edits) => {
        let at = 0
        const end = edits.reduce((state, [make, pause]) => run(state, edit(make, (at += pause))), start)
        const back = undoAll(end)
        expect(back.document).toEqual(start.document)
        expect(back.selection).toEqual(start.selection)
        expect(isUnsaved(back)).toBe(false)
        let again = back
        while (again.future.length > 0) again = run(again, { type: 'REDO' })
        expect(again.document).toEqual(end.document)
      }),
    )
  })
})

describe('saving', () => {
  const sent = run(start, rename('Mine'), { type: 'SAVE_BEGAN' })

  it('is clean after a success, on the new revision', () => {
    const state = run(sent, { type: 'SAVED', saved: stored(sent.document, 2) })
    expect(isUnsaved(state)).toBe(false)
    expect(state.saved.view.revision).toBe(2)
  })

  it('takes over what the server made of the slide when nothing was edited meanwhile', () => {
    const state = run(sent, { type: 'SAVED', saved: stored({ ...sent.document, viewName: 'Mine, tidied' }, 2) })
    expect(state.document.viewName).toBe('Mine, tidied')
    expect(isUnsaved(state)).toBe(false)
  })

  it('keeps edits made during the save, and keeps them unsaved', () => {
    const state = run(sent, rename('Mine and more', 5000), { type: 'SAVED', saved: stored(sent.document, 2) })
    expect(state.document.viewName).toBe('Mine and more')
    expect(isUnsaved(state)).toBe(true)
  })

  it('is clean when an edit made during the save is undone', () => {
    const state = run(sent, rename('More', 5000), { type: 'UNDO' }, { type: 'SAVED', saved: stored(sent.document, 2) })
    expect(isUnsaved(state)).toBe(false)
  })

  it('stays unsaved and says why when the save fails', () => {
    const state = run(sent, { type: 'SAVE_FAILED', message: 'Something went wrong', isPassing: false })
    expect(isUnsaved(state)).toBe(true)
    expect(state.saving).toMatchObject({ status: 'FAILED', message: 'Something went wrong', retries: false })
  })

  it('does not begin a second save while one is under way', () => {
    expect(run(sent, { type: 'SAVE_BEGAN' })).toBe(sent)
  })

  const theirs = stored({ ...start.document, viewName: 'Theirs' }, 7)
  const conflict = run(sent, { type: 'SAVE_CONFLICTED', theirs })

  it('keeps both copies while a conflict waits', () => {
    expect(conflict.document.viewName).toBe('Mine')
    expect(isUnsaved(conflict)).toBe(true)
  })

  it('bases the next save on the other copy when mine is kept', () => {
    const state = run(conflict, { type: 'KEEP_MINE' })
    expect(state.document.viewName).toBe('Mine')
    expect(state.saved.view.revision).toBe(7)
    expect(isUnsaved(state)).toBe(true)
  })

  it('shows the other copy when it is taken, clean, and gives mine back on undo', () => {
    const state = run(conflict, { type: 'TAKE_THEIRS' })
    expect(state.document.viewName).toBe('Theirs')
    expect(isUnsaved(state)).toBe(false)
    expect(run(state, { type: 'UNDO' }).document.viewName).toBe('Mine')
  })

  it('counts as saved when the other copy is what was sent and only the answer was lost', () => {
    const lost = run(sent, { type: 'SAVE_FAILED', message: 'Offline', isPassing: true })
    const again = run(lost, { type: 'SAVE_BEGAN' }, { type: 'SAVE_CONFLICTED', theirs: stored(sent.document, 2) })
    expect([isUnsaved(again), again.saving.status, again.past.length]).toEqual([false, 'IDLE', lost.past.length])
  })

  it('meets no conflict with itself when edits went on after an answer was lost', () => {
    const lost = run(sent, { type: 'SAVE_FAILED', message: 'Offline', isPassing: true }, rename('Mine, later', 9000))
    const again = run(lost, { type: 'SAVE_BEGAN' }, { type: 'SAVE_CONFLICTED', theirs: stored(sent.document, 2) })
    expect([again.document.viewName, again.saving.status]).toEqual(['Mine, later', 'IDLE'])
    expect(isUnsaved(again)).toBe(true)
  })

  it('is not clean while nobody knows whether a save without an answer was stored', () => {
    const lost = run(sent, { type: 'SAVE_FAILED', message: 'Offline', isPassing: true }, { type: 'UNDO' })
    expect(isUnsaved(lost)).toBe(true)
    expect(isUnsaved(run(lost, { type: 'SAVE_BEGAN' }, { type: 'SAVED', saved: stored(start.document, 3) }))).toBe(
      false,
    )
  })

  it('joins what does not collide as one step that can be undone', () => {
    const theirWidgets = { ...start.document, widgets: start.document.widgets.slice(1) }
    const state = run(sent, { type: 'SAVE_CONFLICTED', theirs: stored(theirWidgets, 7) })
    expect([state.document.viewName, state.document.widgets.length, state.saving.status]).toEqual(['Mine', 2, 'IDLE'])
    expect(run(state, { type: 'UNDO' }).document).toBe(sent.document)
  })

  it('follows a copy changed elsewhere when clean, undo steps too, and not when something is unsaved', () => {
    const saved = run(sent, { type: 'SAVED', saved: stored(sent.document, 2) })
    const emptied = stored({ ...sent.document, widgets: [] }, 3)
    const followed = run(saved, { type: 'FOLLOW_SAVED', saved: emptied })
    expect([followed.document.widgets, isUnsaved(followed)]).toEqual([[], false])
    expect(run(followed, { type: 'UNDO' }).document).toEqual({ ...start.document, widgets: [] })
    const unsaved = run(saved, rename('More', 50_000))
    expect(run(unsaved, { type: 'FOLLOW_SAVED', saved: emptied })).toBe(unsaved)
  })

  it('brings a draft back as one step, leaves out what was saved since, and asks where it collides', () => {
    const draft = { document: sent.document, base: start.document }
    const back = run(start, { type: 'RESTORE_DRAFT', draft })
    expect([back.document.viewName, back.past.length]).toEqual(['Mine', 1])
    const saved = createEditorState(slideKind, stored(sent.document, 2))
    expect(run(saved, { type: 'RESTORE_DRAFT', draft })).toBe(saved)
    const other = createEditorState(slideKind, stored({ ...start.document, viewName: 'Theirs' }, 2))
    const asking = run(other, { type: 'RESTORE_DRAFT', draft })
    expect(asking.saving).toMatchObject({ status: 'CONFLICT', from: 'DRAFT' })
    expect(run(asking, { type: 'POSTPONE_CONFLICT', message: '' }).document).toBe(other.document)
    expect(run(asking, { type: 'RESOLVE_CONFLICT', takesTheirs: () => false }).document.viewName).toBe('Mine')
  })
})
