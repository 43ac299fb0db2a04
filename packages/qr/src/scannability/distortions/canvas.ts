import type { Pixels } from '../pixels.ts'

/** Width × height × red, green and blue, opaque. Floats, so that many steps lose no precision; the last one rounds. */
export interface Canvas {
  width: number
  height: number
  data: Float32Array
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  data: new Float32Array(width * height * 3),
})

/** Maps every value, given its index. */
export function mapCanvas(
  canvas: Canvas,
  change: (value: number, x: number, y: number, part: number) => number,
): Canvas {
  const { width, height, data } = canvas
  const changed = createCanvas(width, height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 3; part++, at++) changed.data[at] = change(data[at] ?? 0, x, y, part)
  return changed
}

export function toPixels({ width, height, data }: Canvas): Pixels {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    pixels[to] = data[from] ?? 0
    pixels[to + 1] = data[from + 1] ?? 0
    pixels[to + 2] = data[from + 2] ?? 0
    pixels[to + 3] = 255
  }
  return { width, height, data: pixels }
}
