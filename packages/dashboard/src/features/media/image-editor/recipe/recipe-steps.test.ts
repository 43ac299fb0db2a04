import { type MediaRecipe, neutralRecipe, sourcePoint } from '@taplet/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropFor, findRatio } from '../crop/ratios.ts'
import { cropTo, flip, lean, resetShape, splitRotation, turnQuarter } from './recipe-steps.ts'

const size = { width: 900, height: 600 }
const aRecipe = fc
  .record({
    quarters: fc.constantFrom(0, 90, 180, -90),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
    left: fc.double({ min: 0, max: 0.5, noNaN: true }),
    top: fc.double({ min: 0, max: 0.5, noNaN: true }),
    width: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
    height: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  })
  .map(
    ({ quarters, flipX, flipY, ...crop }): MediaRecipe => ({
      ...neutralRecipe,
      rotation: quarters,
      flipX,
      flipY,
      crop,
    }),
  )
const aPoint = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})

const expectSame = (one: { x: number; y: number }, other: { x: number; y: number }) => {
  expect(one.x).toBeCloseTo(other.x, 3)
  expect(one.y).toBeCloseTo(other.y, 3)
}

it('a quarter turn shows the same part of the picture, turned', () => {
  fc.assert(
    fc.property(aRecipe, aPoint, (recipe, { x, y }) => {
      expectSame(sourcePoint(size, turnQuarter(recipe), { x: 1 - y, y: x }), sourcePoint(size, recipe, { x, y }))
    }),
  )
})

it('mirroring shows the same part, left for right and top for bottom, however the picture is turned', () => {
  fc.assert(
    fc.property(aRecipe, aPoint, (recipe, { x, y }) => {
      expectSame(sourcePoint(size, flip(recipe, 'x'), { x: 1 - x, y }), sourcePoint(size, recipe, { x, y }))
      expectSame(sourcePoint(size, flip(recipe, 'y'), { x, y: 1 - y }), sourcePoint(size, recipe, { x, y }))
    }),
  )
})

it('mirroring twice and turning four times lead back', () => {
  fc.assert(
    fc.property(aRecipe, (recipe) => {
      const twice = flip(flip(recipe, 'x'), 'x')
      const round = [1, 2, 3, 4].reduce(turnQuarter, recipe)
      for (const back of [twice, round]) {
        expect(back.rotation % 360).toBeCloseTo(recipe.rotation % 360, 9)
        expect([back.flipX, back.flipY]).toEqual([recipe.flipX, recipe.flipY])
        expect(back.crop.left).toBeCloseTo(recipe.crop.left, 9)
        expect(back.crop.top).toBeCloseTo(recipe.crop.top, 9)
      }
    }),
  )
})

it('leaning keeps the quarter turns and the shape of the crop', () => {
  const square = { ...neutralRecipe, rotation: 90, crop: cropFor('SQUARE', size, 90) }
  const leaning = lean(square, 12, size, 'SQUARE')
  expect(splitRotation(leaning.rotation)).toEqual({ quarters: 90, lean: 12 })
  expect(findRatio(leaning, size)).toBe('SQUARE')
  expect(lean(leaning, 12, size, 'SQUARE')).toBe(leaning)
})

it('a crop that is the same leaves the recipe the same object', () => {
  const recipe = { ...neutralRecipe, crop: { left: 0.1, top: 0.1, width: 0.5, height: 0.5 } }
  expect(cropTo(recipe, { ...recipe.crop }, size)).toBe(recipe)
  expect(cropTo(recipe, { ...recipe.crop, left: 0.2 }, size).crop.left).toBe(0.2)
})

it('resetting the shape keeps the colours', () => {
  const edited = flip(turnQuarter({ ...neutralRecipe, warmth: 30 }), 'x')
  expect(resetShape(edited)).toEqual({ ...neutralRecipe, warmth: 30 })
})
