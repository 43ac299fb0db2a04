import { applyColours, type MediaRecipe } from '@taplet/contract'
import { drawShape } from '../image-editor/render-picture.ts'

/** Shown at 92 px at most, on screens of four pixels to one. */
const SIDE = 400
const QUALITY = 0.9

/**
 * Draws the edited picture as a square; as JPEG where the browser cannot encode WebP. Throws when the browser has no
 * canvas.
 */
export async function drawSquare(image: HTMLImageElement, recipe: MediaRecipe): Promise<Blob> {
  const shape = document.createElement('canvas')
  drawShape(shape, image, recipe, 2 * SIDE)
  const square = document.createElement('canvas')
  square.width = SIDE
  square.height = SIDE
  const context = square.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.imageSmoothingQuality = 'high'
  // A crop is a square but for the rounding of its sides.
  const side = Math.min(shape.width, shape.height)
  context.drawImage(shape, (shape.width - side) / 2, (shape.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  const pixels = context.getImageData(0, 0, SIDE, SIDE)
  applyColours(pixels.data, recipe)
  context.putImageData(pixels, 0, 0)
  const encode = (type: string) => new Promise<Blob | null>((resolve) => square.toBlob(resolve, type, QUALITY))
  const webp = await encode('image/webp')
  const content = webp?.type === 'image/webp' ? webp : await encode('image/jpeg')
  if (!content) throw new Error('This browser cannot draw')
  return content
}
