/** Loads a picture whole and upright (EXIF orientation). Rejects when the browser cannot read it. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}
