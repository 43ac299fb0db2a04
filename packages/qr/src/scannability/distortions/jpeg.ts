import { type Canvas, createCanvas } from './canvas.ts'

const BLOCK = 8

/** JPEG quantisation of each frequency at quality 50 (ITU T.81, annex K). */
const LUMA_TABLE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]
const CHROMA_TABLE = [
  17,
  18,
  24,
  47,
  99,
  99,
  99,
  99,
  18,
  21,
  26,
  66,
  99,
  99,
  99,
  99,
  24,
  26,
  56,
  99,
  99,
  99,
  99,
  99,
  47,
  66,
  99,
  99,
  99,
  99,
  99,
  99,
  ...Array.from({ length: 32 }, () => 99),
]

/** By frequency, then position. */
const COSINES = Float32Array.from({ length: BLOCK * BLOCK }, (_, index) => {
  const [frequency, place] = [Math.floor(index / BLOCK), index % BLOCK]
  return Math.cos(((2 * place + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5
})
/** By position, then frequency: the inverse. */
const TURNED = COSINES.map((_, index) => COSINES[(index % BLOCK) * BLOCK + Math.floor(index / BLOCK)] ?? 0)

/** The losses of saving as JPEG with half the colour resolution, without creating a file. */
export function jpeg(canvas: Canvas, quality: number): Canvas {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50
  const tableOf = (table: readonly number[]) => table.map((step) => Math.max(1, Math.round(step * scale)))
  const [luma, blue, red] = toPlanes(canvas)
  const [fine, coarse] = [tableOf(LUMA_TABLE), tableOf(CHROMA_TABLE)]
  return fromPlanes(canvas, [lose(luma, fine), lose(blue, coarse), lose(red, coarse)])
}

/** One value per position, padded to whole blocks. `step` pixels share one. */
interface Plane {
  width: number
  height: number
  step: number
  data: Float32Array
}

const WEIGHTS = [
  [0.299, 0.587, 0.114],
  [-0.1687, -0.3313, 0.5],
  [0.5, -0.4187, -0.0813],
] as const

function toPlanes(canvas: Canvas): [Plane, Plane, Plane] {
  return [toPlane(canvas, WEIGHTS[0], 1), toPlane(canvas, WEIGHTS[1], 2), toPlane(canvas, WEIGHTS[2], 2)]
}

function toPlane(
  { width, height, data }: Canvas,
  [red, green, blue]: readonly [number, number, number],
  step: number,
): Plane {
  const whole = (length: number) => Math.ceil(length / step / BLOCK) * BLOCK
  const plane: Plane = { width: whole(width), height: whole(height), step, data: new Float32Array(0) }
  plane.data = new Float32Array(plane.width * plane.height)
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) {
      let sum = 0
      for (let dy = 0; dy < step; dy++)
        for (let dx = 0; dx < step; dx++) {
          const at = (Math.min(height - 1, y * step + dy) * width + Math.min(width - 1, x * step + dx)) * 3
          sum += red * (data[at] ?? 0) + green * (data[at + 1] ?? 0) + blue * (data[at + 2] ?? 0)
        }
      plane.data[y * plane.width + x] = sum / (step * step) - (step === 1 ? 128 : 0)
    }
  return plane
}

function lose(plane: Plane, table: readonly number[]): Plane {
  const data = new Float32Array(plane.data.length)
  const block = new Float32Array(BLOCK * BLOCK)
  const half = new Float32Array(BLOCK * BLOCK)
  for (let top = 0; top < plane.height; top += BLOCK)
    for (let left = 0; left < plane.width; left += BLOCK) {
      const at = (index: number) => (top + Math.floor(index / BLOCK)) * plane.width + left + (index % BLOCK)
      for (let index = 0; index < block.length; index++) block[index] = plane.data[at(index)] ?? 0
      transform(block, COSINES, half)
      transform(half, COSINES, block)
      for (let index = 0; index < table.length; index++) {
        const step = table[index] ?? 1
        block[index] = Math.round((block[index] ?? 0) / step) * step
      }
      transform(block, TURNED, half)
      transform(half, TURNED, block)
      for (let index = 0; index < block.length; index++) data[at(index)] = block[index] ?? 0
    }
  return { ...plane, data }
}

/** Transforms the rows and transposes the block, so that a second call does the columns. */
function transform(block: Float32Array, weights: Float32Array, result: Float32Array): void {
  for (let row = 0; row < block.length; row += BLOCK)
    for (let to = 0; to < BLOCK; to++) {
      let sum = 0
      for (let from = 0; from < BLOCK; from++) sum += (block[row + from] ?? 0) * (weights[to * BLOCK + from] ?? 0)
      result[to * BLOCK + row / BLOCK] = sum
    }
}

function fromPlanes({ width, height }: Canvas, [luma, blue, red]: readonly [Plane, Plane, Plane]): Canvas {
  const canvas = createCanvas(width, height)
  const valueAt = (plane: Plane, x: number, y: number): number =>
    plane.data[Math.floor(y / plane.step) * plane.width + Math.floor(x / plane.step)] ?? 0
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const light = valueAt(luma, x, y) + 128
      const [toBlue, toRed] = [valueAt(blue, x, y), valueAt(red, x, y)]
      canvas.data[to] = clamp(light + 1.402 * toRed)
      canvas.data[to + 1] = clamp(light - 0.344_14 * toBlue - 0.714_14 * toRed)
      canvas.data[to + 2] = clamp(light + 1.772 * toBlue)
    }
  return canvas
}

const clamp = (value: number): number => Math.min(255, Math.max(0, value))
