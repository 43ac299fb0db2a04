import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MediaRecipe, mediaRecipe } from '../media-recipe.ts'
import { applyColours } from './apply-colours.ts'
import { cropBox, fitCrop, largestCrop, normalRotation, sourcePoint, toCrop, turnedSize } from './geometry.ts'
import { isNeutral, neutralRecipe } from './neutral-recipe.ts'

const side = fc.integer({ min: 16, max: 6000 })
const size = fc.record({ width: side, height: side })
const rotation = fc.double({ min: -180, max: 180, noNaN: true })
const crop = fc
  .record({
    left: fc.double({ min: 0, max: 0.9, noNaN: true }),
    top: fc.double({ min: 0, max: 0.9, noNaN: true }),
    across: fc.double({ min: 0.1, max: 1, noNaN: true }),
    down: fc.double({ min: 0.1, max: 1, noNaN: true }),
  })
  .map(({ left, top, across, down }) => ({ left, top, width: across * (1 - left), height: down * (1 - top) }))

describe('a crop', () => {
  it('drawn in holds no empty corner, at any angle', () => {
    fc.assert(
      fc.property(size, rotation, crop, (picture, angle, wished) => {
        const fitted = fitCrop(wished, picture, angle)
        const recipe: MediaRecipe = { ...neutralRecipe, rotation: angle, crop: fitted }
        for (const x of [0, 1])
          for (const y of [0, 1]) {
            const from = sourcePoint(picture, recipe, { x, y })
            // The smallest crop that may be stored is wider than a needle's tip.
            const slack = 0.01 * Math.max(picture.width, picture.height)
            expect(from.x).toBeGreaterThanOrEqual(-slack)
            expect(from.y).toBeGreaterThanOrEqual(-slack)
            expect(from.x).toBeLessThanOrEqual(picture.width + slack)
            expect(from.y).toBeLessThanOrEqual(picture.height + slack)
          }
      }),
    )
  })

  it('that fits stays the same object', () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    for (const angle of [0, 90, 180, -90]) expect(fitCrop(whole, { width: 300, height: 200 }, angle)).toBe(whole)
  })

  it('goes to pixels and back without moving by more than a pixel', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(0, 90, 180, -90), crop, (picture, angle, wished) => {
        const box = cropBox(picture, { rotation: angle, crop: wished })
        expect(cropBox(picture, { rotation: angle, crop: toCrop(box, picture, angle) })).toEqual(box)
        const turned = turnedSize(picture, angle)
        expect(box.left + box.width).toBeLessThanOrEqual(Math.round(turned.width))
        expect(box.top + box.height).toBeLessThanOrEqual(Math.round(turned.height))
      }),
    )
  })

  it.each([
    [9 / 16, 0],
    [1, 0],
    [16 / 9, 90],
    [4 / 5, 12],
  ])('of the ratio %s at %s degrees has that ratio', (ratio, angle) => {
    const picture = { width: 1600, height: 1200 }
    const box = largestCrop(picture, angle, ratio)
    const turned = turnedSize(picture, angle)
    expect((box.width * turned.width) / (box.height * turned.height)).toBeCloseTo(ratio, 3)
  })
})

it('the recipe of a picture mirrors before it turns: the same two steps in the other order are another picture', () => {
  const picture = { width: 800, height: 400 }
  const recipe = { ...neutralRecipe, flipX: true, rotation: 90 }
  const from = sourcePoint(picture, recipe, { x: 0, y: 0 })
  expect(from.x).toBeCloseTo(800)
  expect(from.y).toBeCloseTo(400)
})

it('four quarter turns are none', () => {
  const whole = fc.integer({ min: -179, max: 180 })
  fc.assert(
    fc.property(whole, (angle) => {
      expect(normalRotation(angle + 360)).toBe(normalRotation(angle))
    }),
  )
  expect(normalRotation(270)).toBe(-90)
  expect(isNeutral({ ...neutralRecipe, rotation: 360 })).toBe(true)
})

describe('colours', () => {
  const recolour = (pixel: number[], change: object): number[] => {
    const pixels = new Uint8ClampedArray(pixel)
    applyColours(pixels, { ...neutralRecipe, ...change })
    return [...pixels]
  }

  it('stay to the bit when nothing is set', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (pixel) => {
        expect(recolour([...pixel], {})).toEqual([...pixel])
      }),
    )
  })

  it('without saturation are grey, and never change what is see-through', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (pixel) => {
        const [red = 0, green = 0, blue = 0, alpha] = recolour([...pixel], { saturation: -100 })
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1)
        expect(alpha).toBe(pixel[3])
      }),
    )
  })

  it.each([
    ['brighter', { brightness: 50 }, [100, 100, 100, 255], (after: number[]) => (after[0] ?? 0) > 110],
    ['warmer', { warmth: 80 }, [100, 100, 100, 255], (after: number[]) => (after[0] ?? 0) > (after[2] ?? 0)],
    ['softer in the shadows', { fade: 60 }, [0, 0, 0, 255], (after: number[]) => (after[0] ?? 0) > 30],
    ['harder', { contrast: 60 }, [200, 60, 128, 255], (a: number[]) => (a[0] ?? 0) > 200 && (a[1] ?? 0) < 60],
  ])('become %s', (_, change, pixel, isRight) => {
    expect(isRight(recolour(pixel, change))).toBe(true)
  })
})

it('a recipe that reaches over the edge is none', () => {
  expect(mediaRecipe.safeParse({ crop: { left: 0.6, top: 0, width: 0.6, height: 1 } }).success).toBe(false)
  expect(mediaRecipe.parse({})).toEqual(neutralRecipe)
})
