import type { MediaRecipe } from '../media-recipe.ts'

/** The recipe that changes nothing. */
export const neutralRecipe: MediaRecipe = {
  rotation: 0,
  flipX: false,
  flipY: false,
  crop: { left: 0, top: 0, width: 1, height: 1 },
  brightness: 0,
  contrast: 0,
  saturation: 0,
  warmth: 0,
  fade: 0,
}

/** The colour settings, without geometry. */
export const COLOUR_KEYS = ['brightness', 'contrast', 'saturation', 'warmth', 'fade'] as const
export type ColourKey = (typeof COLOUR_KEYS)[number]
export type Colours = Pick<MediaRecipe, ColourKey>

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6

/** True when no pixel changes. */
export function isNeutral(recipe: MediaRecipe): boolean {
  const { left, top, width, height } = recipe.crop
  const isWhole = isSame(left, 0) && isSame(top, 0) && isSame(width, 1) && isSame(height, 1)
  const isPlain = COLOUR_KEYS.every((key) => recipe[key] === 0)
  return isWhole && isPlain && recipe.rotation % 360 === 0 && !recipe.flipX && !recipe.flipY
}
