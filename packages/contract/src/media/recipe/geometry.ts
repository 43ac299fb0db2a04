import type { MediaRecipe } from '../media-recipe.ts'

export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  left: number
  top: number
}
export type Crop = MediaRecipe['crop']

const RADIANS = Math.PI / 180

/** Returns the bounding box of a picture rotated by so many degrees. */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  const [sine, cosine] = [Math.abs(Math.sin(rotation * RADIANS)), Math.abs(Math.cos(rotation * RADIANS))]
  return { width: width * cosine + height * sine, height: width * sine + height * cosine }
}

/** Normalises degrees to -180 to 180. */
export const normalRotation = (rotation: number): number => {
  const turned = ((rotation % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

/** Returns a crop in whole pixels of the rotated picture; at least one pixel, never beyond its edges. */
export function cropBox(size: Size, { rotation, crop }: Pick<MediaRecipe, 'rotation' | 'crop'>): Box {
  const turned = turnedSize(size, rotation)
  const [across, down] = [Math.max(1, Math.round(turned.width)), Math.max(1, Math.round(turned.height))]
  const left = Math.min(across - 1, Math.round(crop.left * across))
  const top = Math.min(down - 1, Math.round(crop.top * down))
  return {
    left,
    top,
    width: Math.max(1, Math.min(across - left, Math.round(crop.width * across))),
    height: Math.max(1, Math.min(down - top, Math.round(crop.height * down))),
  }
}

/** Returns the shares of the rotated picture for a box in its pixels. */
export function toCrop(box: Box, size: Size, rotation: number): Crop {
  const turned = turnedSize(size, rotation)
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole))
  const [left, top] = [share(box.left, turned.width), share(box.top, turned.height)]
  return {
    left,
    top,
    width: Math.max(0.005, Math.min(1 - left, share(box.width, turned.width))),
    height: Math.max(0.005, Math.min(1 - top, share(box.height, turned.height))),
  }
}

/** Returns how far a box around a centre reaches over the edges of the rotated picture; 1 is just inside. */
function reach(size: Size, rotation: number, centre: { x: number; y: number }, half: { x: number; y: number }): number {
  const [sine, cosine] = [Math.sin(rotation * RADIANS), Math.cos(rotation * RADIANS)]
  // In the picture's own axes: position of the centre, and extent of the box.
  const at = { x: Math.abs(centre.x * cosine + centre.y * sine), y: Math.abs(-centre.x * sine + centre.y * cosine) }
  const out = {
    x: half.x * Math.abs(cosine) + half.y * Math.abs(sine),
    y: half.x * Math.abs(sine) + half.y * Math.abs(cosine),
  }
  const room = { x: size.width / 2 - at.x, y: size.height / 2 - at.y }
  return Math.max(out.x / Math.max(room.x, 1e-9), out.y / Math.max(room.y, 1e-9))
}

/**
 * Shrinks the crop around its centre until no corner is empty; a centre outside of the picture moves to its middle.
 * Returns the same object when it already fits.
 */
export function fitCrop(crop: Crop, size: Size, rotation: number): Crop {
  const turned = turnedSize(size, rotation)
  const half = { x: (crop.width * turned.width) / 2, y: (crop.height * turned.height) / 2 }
  const centre = {
    x: (crop.left + crop.width / 2 - 0.5) * turned.width,
    y: (crop.top + crop.height / 2 - 0.5) * turned.height,
  }
  const over = reach(size, rotation, centre, half)
  if (over <= 1 + 1e-6) return crop
  const isLost = over > 1000
  const middle = isLost ? { x: 0, y: 0 } : centre
  const factor = 1 / (isLost ? reach(size, rotation, middle, half) : over)
  const fitted = {
    left: middle.x - half.x * factor + turned.width / 2,
    top: middle.y - half.y * factor + turned.height / 2,
    width: half.x * 2 * factor,
    height: half.y * 2 * factor,
  }
  return toCrop(fitted, size, rotation)
}

/** Returns the largest centred crop of a ratio (width ÷ height) in the rotated picture without an empty corner. */
export function largestCrop(size: Size, rotation: number, ratio: number): Crop {
  const turned = turnedSize(size, rotation)
  const width = Math.min(turned.width, turned.height * ratio)
  const height = width / ratio
  const box = { left: (turned.width - width) / 2, top: (turned.height - height) / 2, width, height }
  return fitCrop(toCrop(box, size, rotation), size, rotation)
}

/** Returns the origin of a point of the result (shares of the crop), in pixels of the original. */
export function sourcePoint(
  size: Size,
  recipe: MediaRecipe,
  point: { x: number; y: number },
): { x: number; y: number } {
  const turned = turnedSize(size, recipe.rotation)
  const x = (recipe.crop.left + point.x * recipe.crop.width - 0.5) * turned.width
  const y = (recipe.crop.top + point.y * recipe.crop.height - 0.5) * turned.height
  const [sine, cosine] = [Math.sin(recipe.rotation * RADIANS), Math.cos(recipe.rotation * RADIANS)]
  const back = { x: x * cosine + y * sine, y: -x * sine + y * cosine }
  return {
    x: (recipe.flipX ? -back.x : back.x) + size.width / 2,
    y: (recipe.flipY ? -back.y : back.y) + size.height / 2,
  }
}
