import { type Canvas, createCanvas } from './canvas.ts'

/** The surface under a code: its colour at a pixel. */
export type Surface = (x: number, y: number) => readonly [red: number, green: number, blue: number]

const WHITE = [255, 255, 255] as const
const DARK = [34, 32, 36] as const
export const paper: Surface = () => WHITE
export const darkTable: Surface = () => DARK

const BLOBS = 14
const EDGES = 4
const CELL = 4

/** A synthetic photograph: soft spots of light and colour, a few hard edges. */
export function photo(random: () => number, size: number): Surface {
  const pick = (low: number, high: number) => low + (high - low) * random()
  const blobs = Array.from({ length: BLOBS }, () => ({
    x: pick(0, size),
    y: pick(0, size),
    spread: pick(size / 12, size / 3),
    colour: [pick(-90, 90), pick(-90, 90), pick(-90, 90)] as const,
  }))
  const edges = Array.from({ length: EDGES }, () => {
    const angle = pick(0, Math.PI)
    return { across: Math.cos(angle), down: Math.sin(angle), at: pick(0, size), step: pick(-45, 45) }
  })
  const base = pick(90, 170)
  const at: Surface = (x, y) => {
    let [red, green, blue] = [base, base, base]
    for (const blob of blobs) {
      const share = Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / (2 * blob.spread ** 2))
      red += blob.colour[0] * share
      green += blob.colour[1] * share
      blue += blob.colour[2] * share
    }
    const steps = edges.reduce((sum, edge) => sum + (x * edge.across + y * edge.down > edge.at ? edge.step : 0), 0)
    return [red + steps, green + steps, blue + steps]
  }
  // Soft enough to compute once per square of pixels.
  const columns = Math.ceil(size / CELL)
  const cells: (ReturnType<Surface> | undefined)[] = Array.from({ length: columns * columns }, () => undefined)
  return (x, y) => {
    const index = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
    return (cells[index] ??= at(x, y))
  }
}

export function coverWith(surface: Surface, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const colour = surface(x, y)
      canvas.data[at] = colour[0]
      canvas.data[at + 1] = colour[1]
      canvas.data[at + 2] = colour[2]
    }
  return canvas
}
