import { fitCrop, type MediaRecipe, neutralRecipe, normalRotation, type Size } from '@taplet/contract'
import { cropFor, type Ratio } from '../crop/ratios.ts'

/** Rotates by a quarter to the right; the crop rotates with the picture. */
export function turnQuarter(recipe: MediaRecipe): MediaRecipe {
  const { left, top, width, height } = recipe.crop
  return {
    ...recipe,
    rotation: normalRotation(recipe.rotation + 90),
    crop: { left: Math.max(0, 1 - top - height), top: left, width: height, height: width },
  }
}

/** Splits a rotation into quarter turns and the rest (-45 to 45). */
export function splitRotation(rotation: number): { quarters: number; lean: number } {
  const quarters = Math.round(rotation / 90) * 90
  return { quarters, lean: rotation - quarters }
}

/** Straightens the picture by some degrees. The crop is reset to its shape at the largest size. */
export function lean(recipe: MediaRecipe, degrees: number, size: Size, ratio: Ratio): MediaRecipe {
  const rotation = normalRotation(splitRotation(recipe.rotation).quarters + degrees)
  return rotation === recipe.rotation ? recipe : { ...recipe, rotation, crop: cropFor(ratio, size, rotation) }
}

/** Mirroring precedes rotation: horizontal on screen is vertical for a picture rotated by a quarter. */
const liesOnItsSide = ({ rotation }: MediaRecipe): boolean => Math.abs(splitRotation(rotation).quarters) % 180 === 90

/** Whether a picture is mirrored as seen on screen. */
export const isFlipped = (recipe: MediaRecipe, axis: 'x' | 'y'): boolean =>
  (axis === 'x') === liesOnItsSide(recipe) ? recipe.flipY : recipe.flipX

/** Mirrors the picture as seen: left becomes right. Straightening is inverted too. */
export function flip(recipe: MediaRecipe, axis: 'x' | 'y'): MediaRecipe {
  const { left, top, width, height } = recipe.crop
  const crop = axis === 'x' ? { ...recipe.crop, left: 1 - left - width } : { ...recipe.crop, top: 1 - top - height }
  const isAcross = (axis === 'x') !== liesOnItsSide(recipe)
  const { quarters, lean: leaning } = splitRotation(recipe.rotation)
  return {
    ...recipe,
    rotation: normalRotation(quarters - leaning),
    crop: { ...crop, left: Math.max(0, crop.left), top: Math.max(0, crop.top) },
    ...(isAcross ? { flipX: !recipe.flipX } : { flipY: !recipe.flipY }),
  }
}

/** Sets the crop, shrunk so that no corner is empty; returns the same object when it is unchanged. */
export function cropTo(recipe: MediaRecipe, crop: MediaRecipe['crop'], size: Size): MediaRecipe {
  const fitted = fitCrop(crop, size, recipe.rotation)
  const keys = ['left', 'top', 'width', 'height'] as const
  const isSame = keys.every((key) => Math.abs(fitted[key] - recipe.crop[key]) < 1e-6)
  return isSame ? recipe : { ...recipe, crop: fitted }
}

/** Resets the shape to the original; colours stay. */
export const resetShape = (recipe: MediaRecipe): MediaRecipe => {
  const { rotation, flipX, flipY, crop } = neutralRecipe
  return { ...recipe, rotation, flipX, flipY, crop }
}
