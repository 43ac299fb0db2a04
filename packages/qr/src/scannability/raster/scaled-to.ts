import type { Pixels } from '../pixels.ts'

/** Resamples the picture: each new pixel is the mean of those it covers. */
export function scaledTo(picture: Pixels, width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const columns = span(x, width, picture.width)
      const rows = span(y, height, picture.height)
      data.set(meanOf(picture, columns, rows), (y * width + x) * 4)
    }
  return { width, height, data }
}

function span(at: number, count: number, of: number): [from: number, to: number] {
  const from = Math.floor((at * of) / count)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * of) / count))]
}

/** Weighted by alpha: what is invisible has no colour. */
function meanOf({ width, data }: Pixels, [left, right]: [number, number], [top, bottom]: [number, number]): number[] {
  const sum = [0, 0, 0]
  let weight = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      const alpha = data[at + 3] ?? 0
      weight += alpha
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0) * alpha
    }
  const count = (right - left) * (bottom - top)
  return [...sum.map((part) => (weight === 0 ? 0 : part / weight)), weight / count]
}
