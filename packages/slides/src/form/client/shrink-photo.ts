const LONGEST_SIDE = 1600 // px: sharp on any phone, and some 200 KB
const QUALITY = 0.82

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // A string, since it is read as a data URL.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Returns the photo scaled down for sending, upright and without the camera's place and time metadata. */
async function smaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = (type: string) =>
    new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY)
    })
  const webp = await drawn('image/webp')
  // Some browsers return a PNG when they cannot write WebP.
  const best = webp?.type === 'image/webp' ? webp : await drawn('image/jpeg')
  return best ?? file
}

/** Returns a photo as the call accepts it. One that this browser cannot decode is sent unchanged. */
export const shrinkPhoto = async (file: Blob): Promise<string> => toDataUrl(await smaller(file).catch(() => file))
