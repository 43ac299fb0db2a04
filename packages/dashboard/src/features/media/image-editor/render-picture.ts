import { applyColours, cropBox, type MediaRecipe, turnedSize } from '@taplet/contract'

/** Larger than any phone shows; the server creates the smaller ones. */
const MAX_SIDE = 2560
const QUALITY = 0.92
const RADIANS = Math.PI / 180

/**
 * Draws the mirrored, rotated and cropped picture, limited in size. Colours are applied by the caller. Throws when the
 * browser has no canvas.
 */
export function drawShape(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  recipe: MediaRecipe,
  maxSide = MAX_SIDE,
): CanvasRenderingContext2D {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const box = cropBox(size, recipe)
  const turned = turnedSize(size, recipe.rotation)
  const scale = Math.min(1, maxSide / Math.max(box.width, box.height))
  canvas.width = Math.max(1, Math.round(box.width * scale))
  canvas.height = Math.max(1, Math.round(box.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: false })
  if (!context) throw new Error('This browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(turned.width / 2 - box.left, turned.height / 2 - box.top)
  context.rotate(recipe.rotation * RADIANS)
  context.scale(recipe.flipX ? -1 : 1, recipe.flipY ? -1 : 1)
  context.drawImage(image, -size.width / 2, -size.height / 2)
  return context
}

/** Renders the edited picture as WebP; undefined where the browser cannot encode it, so that the server has to. */
export async function renderPicture(image: HTMLImageElement, recipe: MediaRecipe): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const context = drawShape(canvas, image, recipe)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  applyColours(pixels.data, recipe)
  context.putImageData(pixels, 0, 0)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
  return content?.type === 'image/webp' ? content : undefined
}
