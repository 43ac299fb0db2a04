import type { MediaRecipe, Size } from '@taplet/contract'

type Crop = MediaRecipe['crop']

const STEP = 0.01
const LARGE_STEP = 0.1
const GROWTH = 1.05
const SMALLEST = 16 // px

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FACTORS: Readonly<Record<string, number>> = { '+': GROWTH, '=': GROWTH, '-': 1 / GROWTH }

const within = (value: number, max: number): number => Math.min(Math.max(0, value), Math.max(0, max))

/** Moves the frame within the picture by an arrow key; undefined for other keys. */
export function moveCrop(crop: Crop, key: string, isLarge: boolean): Crop | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const step = isLarge ? LARGE_STEP : STEP
  const [x, y] = direction
  return {
    ...crop,
    left: within(crop.left + x * step, 1 - crop.width),
    top: within(crop.top + y * step, 1 - crop.height),
  }
}

/** Grows or shrinks the frame about its middle, in its shape, by + and −; undefined for other keys. */
export function scaleCrop(crop: Crop, key: string, turned: Size): Crop | undefined {
  const wanted = FACTORS[key]
  if (wanted === undefined) return undefined
  const largest = Math.min(1 / crop.width, 1 / crop.height)
  const smallest = SMALLEST / Math.min(crop.width * turned.width, crop.height * turned.height)
  const factor = Math.min(largest, Math.max(wanted, Math.min(1, smallest)))
  const [width, height] = [crop.width * factor, crop.height * factor]
  return {
    width,
    height,
    left: within(crop.left + (crop.width - width) / 2, 1 - width),
    top: within(crop.top + (crop.height - height) / 2, 1 - height),
  }
}
