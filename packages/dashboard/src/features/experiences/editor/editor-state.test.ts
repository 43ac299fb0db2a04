import type { Page } from '@taplet/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences, editorReducer, type EditorStep, isUnsaved, openEditor, toSave } from './editor-state.ts'

const page: Page = {
  experienceId: 'e1',
  rootPageId: 'ofelia',
  fullPagePath: 'ofelia',
  pageName: 'Ofelia',
  description: '',
  active: true,
  shopifyConfig: null,
  experienceItems: ['a', 'b', 'c'],
  coverImageUrl: '',
  socialImageUrl: '',
  source: 'TAPLET',
  tagId: 't1',
  revision: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}
const after = (...steps: EditorStep[]) => steps.reduce(editorReducer, openEditor(page))

describe('a no-op changes nothing', () => {
  test.each<EditorStep>([
    { type: 'moveSlide', itemId: 'a', direction: 'LEFT' },
    { type: 'moveSlide', itemId: 'c', direction: 'RIGHT' },
    { type: 'moveSlide', itemId: 'x', direction: 'RIGHT' },
    { type: 'removeSlide', itemId: 'x' },
    { type: 'addSlide', itemId: 'b' },
    { type: 'edit', changes: { pageName: 'Ofelia' } },
    { type: 'orderSlides', itemIds: ['a', 'b', 'c'] },
  ])('%j', (step) => {
    const state = openEditor(page)
    expect(editorReducer(state, step)).toBe(state)
    expect(isUnsaved(state)).toBe(false)
  })
})

test('every edit sets the unsaved flag, and taking it back by hand clears it', () => {
  expect(isUnsaved(after({ type: 'edit', changes: { active: false } }))).toBe(true)
  expect(isUnsaved(after({ type: 'moveSlide', itemId: 'a', direction: 'RIGHT' }))).toBe(true)
  expect(isUnsaved(after({ type: 'removeSlide', itemId: 'a' }))).toBe(true)
  expect(
    isUnsaved(after({ type: 'edit', changes: { active: false } }, { type: 'edit', changes: { active: true } })),
  ).toBe(false)
})

test('what is edited during a save stays, and stays unsaved', () => {
  const sent = after({ type: 'edit', changes: { pageName: 'Ofelia 2' } })
  const answer = { ...page, pageName: 'Ofelia 2', revision: 4 }
  const state = [
    { type: 'edit', changes: { pageName: 'Ofelia 23' } } as const,
    { type: 'saved', page: answer } as const,
  ].reduce(editorReducer, sent)
  expect(state.draft.pageName).toBe('Ofelia 23')
  expect(isUnsaved(state)).toBe(true)
  expect(toSave(state).revision).toBe(4)
})

test('any walk of moves keeps the same slides, and walking back restores the order', () => {
  const move = fc.record({ itemId: fc.constantFrom('a', 'b', 'c'), direction: fc.constantFrom('LEFT', 'RIGHT') })
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const done: typeof moves = []
      let state = openEditor(page)
      for (const one of moves) {
        const next = editorReducer(state, { type: 'moveSlide', ...one })
        if (next !== state) done.unshift({ itemId: one.itemId, direction: one.direction === 'LEFT' ? 'RIGHT' : 'LEFT' })
        state = next
      }
      expect(state.draft.experienceItems.toSorted()).toEqual(['a', 'b', 'c'])
      const back = done.reduce((current, one) => editorReducer(current, { type: 'moveSlide', ...one }), state)
      expect(isUnsaved(back)).toBe(false)
    }),
  )
})

test('names the fields that differ', () => {
  const { draft } = after({ type: 'edit', changes: { description: 'x' } })
  expect(differences(draft, { ...page, active: false })).toEqual(['description', 'active'])
})
