import { expect, test } from 'vitest'
import { mediaRecipe } from '../media-recipe.ts'
import { isNeutral, neutralRecipe } from './neutral-recipe.ts'

test('the neutral recipe is what the schema makes of nothing', () => {
  expect(neutralRecipe).toEqual(mediaRecipe.parse({}))
  expect(isNeutral(neutralRecipe)).toBe(true)
})
