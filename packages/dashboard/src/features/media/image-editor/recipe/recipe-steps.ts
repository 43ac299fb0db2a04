import { fitCrop, type MediaRecipe, neutralRecipe, normalRotation, type Size } from '@taplet/contract'
import { cropFor, type Ratio } from '../crop/ratios.ts'

/** Turns by a quarter to the right; the crop turns with the picture. */
export function turnQuarter(recipe: MediaRecipe): MediaRecipe {
  const { left, top, width, height } = recipe.crop
  return {
    ...recipe,
    rotation: normalRotation(recipe.rotation + 90),
    crop: { left: Math.max(0, 1 - top - height), top: left, width: height, height: width },
  }
}

/** The quarter turns of a rotation, and what it leans beyond them (-45 to 45). */
export function splitRotation(rotation: number): { quarters: number; lean: number } {
  const quarters = Math.round(rotation / 90) * 90
  return { quarters, lean: rotation - quarters }
}

/** Leans the picture by so many degrees. The crop begins anew with its shape, as large as it can be. */
export function lean(recipe: MediaRecipe, degrees: number, size: Size, ratio: Ratio): MediaRecipe {
  const rotation = normalRotation(splitRotation(recipe.rotation).quarters + degrees)
  return rotation === recipe.rotation ? recipe : { ...recipe, rotation, crop: cropFor(ratio, size, rotation) }
}

/** Mirroring comes before turning: across for the eye is down for a picture that lies on its side. */
const liesOnItsSide = ({ rotation }: MediaRecipe): boolean => Math.abs(splitRotation(rotation).quarters) % 180 === 90

/** Whether a picture is mirrored as it is seen. */
export const isFlipped = (recipe: MediaRecipe, axis: 'x' | 'y'): boolean =>
  (axis === 'x') === liesOnItsSide(recipe) ? recipe.flipY : recipe.flipX

/** Mirrors what is seen: left becomes right. A leaning picture then leans the other way. */
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

/** Another crop, drawn in so that no corner is empty; the same object when it is the same crop. */
export function cropTo(recipe: MediaRecipe, crop: MediaRecipe['crop'], size: Size): MediaRecipe {
  const fitted = fitCrop(crop, size, recipe.rotation)
  const keys = ['left', 'top', 'width', 'height'] as const
  const isSame = keys.every((key) => Math.abs(fitted[key] - recipe.crop[key]) < 1e-6)
  return isSame ? recipe : { ...recipe, crop: fitted }
}

/** Shape as it was uploaded; colours stay. */
export const resetShape = (recipe: MediaRecipe): MediaRecipe => {
  const { rotation, flipX, flipY, crop } = neutralRecipe
  return { ...recipe, rotation, flipX, flipY, crop }
}
