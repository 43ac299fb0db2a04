/** Short sides of our renditions: small phones and slow networks, most phones, large screens. */
const SHORT_SIDES = [480, 720, 1080]
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

export interface Rendition {
  width: number
  height: number
  /** Upper limit of the bit rate, so that playing never stalls on the networks this size is for. */
  maxKilobits: number
}

const maxKilobits = (shortSide: number): number => {
  if (shortSide <= 480) return 1200
  return shortSide <= 720 ? 2800 : 5000
}

/** Returns the sizes a video is converted to, smallest first; never above the original, always at least one. */
export function planRenditions(video: { width: number; height: number }): Rendition[] {
  const short = Math.min(video.width, video.height)
  const top = Math.min(short, SHORT_SIDES.at(-1) ?? short)
  const sides = [...SHORT_SIDES.filter((side) => side < top), top]
  return sides.map((side) => ({
    width: even((video.width * side) / short),
    height: even((video.height * side) / short),
    maxKilobits: maxKilobits(side),
  }))
}
