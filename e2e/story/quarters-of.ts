import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'

const PLACES = ['top left', 'top right', 'bottom left', 'bottom right'] as const
const GREY = 12 // of 255: what compression leaves of the difference between channels

/** Names a colour by its strongest channels. */
function lookOf([red, green, blue]: readonly number[] = []): string {
  const strong = (value = 0) => value > 110
  if (strong(red) && strong(green)) return strong(blue) ? 'light' : 'yellow'
  if (strong(red)) return 'red'
  if (strong(green)) return 'green'
  return strong(blue) ? 'blue' : 'dark'
}

/** Identifies the file behind a picture on the page by the colours of its four corners. */
export async function quartersOf(picture: Locator) {
  await expect(picture).toHaveJSProperty('complete', true)
  const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src)
  const file = sharp(await (await picture.page().request.get(url)).body())
  const { width, height } = await file.metadata()
  const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const corners = PLACES.map((name, index) => {
    const x = Math.round(width * (index % 2 ? 0.95 : 0.05))
    const y = Math.round(height * (index > 1 ? 0.95 : 0.05))
    const start = (y * info.width + x) * info.channels
    return { name, channels: [...data.subarray(start, start + 3)] }
  })
  const brightness = ({ channels }: (typeof corners)[number]) => channels.reduce((sum, value) => sum + value, 0)
  return {
    url: url.replace(/-\d+\.\w+$/, ''), // one of its sizes
    shape: width > height ? 'wide' : 'tall',
    looks: corners.map(({ channels }) => lookOf(channels)),
    isGrey: corners.every(({ channels }) => Math.max(...channels) - Math.min(...channels) < GREY),
    byBrightness: corners.toSorted((one, other) => brightness(other) - brightness(one)).map((corner) => corner.name),
  }
}
