import { type Canvas, createCanvas } from './canvas.ts'

/** Ink bleeding: dark areas grow by this many pixels on every side. */
export function growInk(canvas: Canvas, pixels: number): Canvas {
  let grown = canvas
  for (let left = pixels; left > 0; left--) grown = growOnce(grown, Math.min(1, left))
  return grown
}

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

function growOnce({ width, height, data }: Canvas, share: number): Canvas {
  const grown = createCanvas(width, height)
  const lightness = (at: number) => (data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const around = NEIGHBOURS.map(([dx, dy]) => {
        const column = Math.min(width - 1, Math.max(0, x + dx))
        return (Math.min(height - 1, Math.max(0, y + dy)) * width + column) * 3
      })
      const darkest = around.reduce((one, other) => (lightness(other) < lightness(one) ? other : one), at)
      for (let part = 0; part < 3; part++)
        grown.data[at + part] = (data[at + part] ?? 0) * (1 - share) + (data[darkest + part] ?? 0) * share
    }
  return grown
}
