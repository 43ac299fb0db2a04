import { type Canvas, createCanvas } from './canvas.ts'

/** Out of focus: a Gaussian blur with this standard deviation in pixels. */
export function blur(canvas: Canvas, sigma: number): Canvas {
  const reach = Math.max(1, Math.ceil(sigma * 2.5))
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => weight / sum)
  return along(along(canvas, shares, reach, [1, 0]), shares, reach, [0, 1])
}

function along(
  { width, height, data }: Canvas,
  shares: readonly number[],
  reach: number,
  [dx, dy]: readonly [number, number],
): Canvas {
  const blurred = createCanvas(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3
      let [red, green, blue] = [0, 0, 0]
      for (let index = 0; index < shares.length; index++) {
        const share = shares[index] ?? 0
        const column = Math.min(width - 1, Math.max(0, x + (index - reach) * dx))
        const row = Math.min(height - 1, Math.max(0, y + (index - reach) * dy))
        const from = (row * width + column) * 3
        red += (data[from] ?? 0) * share
        green += (data[from + 1] ?? 0) * share
        blue += (data[from + 2] ?? 0) * share
      }
      blurred.data[to] = red
      blurred.data[to + 1] = green
      blurred.data[to + 2] = blue
    }
  return blurred
}
