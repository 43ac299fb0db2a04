import { type Crop, largestCrop, type MediaRecipe, type Size, turnedSize } from '@taplet/contract'

/** Crop shapes, width ÷ height. */
export const RATIOS = ['FREE', 'ORIGINAL', 'STORY', 'PORTRAIT', 'SQUARE', 'WIDE'] as const
export type Ratio = (typeof RATIOS)[number]

const fixed = { STORY: 9 / 16, PORTRAIT: 4 / 5, SQUARE: 1, WIDE: 16 / 9 } as const

/** The ratio of a shape for the picture in its current rotation; undefined for any shape. */
export function ratioOf(ratio: Ratio, size: Size, rotation: number): number | undefined {
  if (ratio === 'FREE') return undefined
  if (ratio !== 'ORIGINAL') return fixed[ratio]
  // Rotated by a quarter, the original ratio is inverted.
  const isTurned = Math.round(rotation / 90) % 2 !== 0
  return isTurned ? size.height / size.width : size.width / size.height
}

const TOLERANCE = 0.004

/** The shape of a crop, so that an edited picture opens with it. */
export function findRatio({ crop, rotation }: Pick<MediaRecipe, 'crop' | 'rotation'>, size: Size): Ratio {
  const turned = turnedSize(size, rotation)
  const shape = (crop.width * turned.width) / (crop.height * turned.height)
  const isClose = (ratio: Ratio) => Math.abs((ratioOf(ratio, size, rotation) ?? 0) - shape) < TOLERANCE * shape
  const isWhole = crop.width > 0.999 && crop.height > 0.999
  return isWhole ? 'FREE' : (RATIOS.find(isClose) ?? 'FREE')
}

/** The largest crop of this shape; the whole picture for any shape. */
export function cropFor(ratio: Ratio, size: Size, rotation: number): Crop {
  const turned = turnedSize(size, rotation)
  return largestCrop(size, rotation, ratioOf(ratio, size, rotation) ?? turned.width / turned.height)
}
