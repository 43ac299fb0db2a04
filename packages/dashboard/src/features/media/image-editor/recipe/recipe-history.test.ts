import { neutralRecipe } from '@taplet/contract'
import { expect, it } from 'vitest'
import { change, redo, startHistory, undo } from './recipe-history.ts'
import { flip, turnQuarter } from './recipe-steps.ts'

it('the history of a recipe steps back and forth, and a new change clears what was undone', () => {
  const turned = turnQuarter(neutralRecipe)
  const two = change(change(startHistory(neutralRecipe), turned), flip(turned, 'x'))
  expect(undo(two).now).toEqual(turned)
  expect(redo(undo(two)).now).toEqual(two.now)
  expect(change(undo(two), { ...turned, fade: 5 }).future).toEqual([])
})

it('RecipeHistory takes one drag of a slider for one step, and each slider for its own', () => {
  let history = startHistory(neutralRecipe)
  for (const brightness of [1, 2, 3]) history = change(history, { ...history.now, brightness })
  history = change(history, { ...history.now, warmth: 9 })
  expect(undo(history).now.brightness).toBe(3)
  expect(undo(undo(history)).now).toEqual(neutralRecipe)
})

it('RecipeHistory does nothing at either end, and a change that changes nothing is no step', () => {
  const start = startHistory(neutralRecipe)
  expect([undo(start), redo(start), change(start, { ...neutralRecipe })]).toEqual([start, start, start])
})
