const SIDE = 96 // px: enough to count colours

/** Returns the pixels of a small copy of a picture. Rejects when the browser cannot load or read it. */
export async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.crossOrigin = 'anonymous' // a bucket has a host of its own
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1)
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}
