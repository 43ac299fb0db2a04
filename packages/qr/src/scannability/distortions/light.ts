import { normalRandom } from '../random.ts'
import { type Canvas, mapCanvas } from './canvas.ts'

/** Light that falls off across the picture from the second share to the first, in a random direction. */
export function dim(canvas: Canvas, [least, most]: readonly [number, number], random: () => number): Canvas {
  const angle = random() * 2 * Math.PI
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  const reach = (Math.abs(across) * canvas.width + Math.abs(down) * canvas.height) / 2
  return mapCanvas(canvas, (value, x, y) => {
    const place = ((x - canvas.width / 2) * across + (y - canvas.height / 2) * down) / reach
    return value * (least + ((most - least) * (place + 1)) / 2)
  })
}

/** Stray light in the lens: everything slightly closer to grey. */
export const haze = (canvas: Canvas, share: number): Canvas =>
  mapCanvas(canvas, (value) => value * (1 - share) + 128 * share)

/** Sensor noise with this standard deviation; most of it is equal in all three channels. */
export function addNoise(canvas: Canvas, sigma: number, random: () => number): Canvas {
  let shared = 0
  return mapCanvas(canvas, (value, _x, _y, part) => {
    if (part === 0) shared = normalRandom(random)
    return value + shared * sigma
  })
}

/** Remaining shares of red, green and blue under an old bulb. */
const BULB = [1, 0.82, 0.52] as const
export const warmLight = (canvas: Canvas): Canvas =>
  mapCanvas(canvas, (value, _x, _y, part) => value * (BULB[part] ?? 1))

/** A lamp reflected in glossy paper: a soft white spot on the code. */
export function addGlare(canvas: Canvas, random: () => number): Canvas {
  const centre = [0.3 + random() * 0.4, 0.3 + random() * 0.4] as const
  const spread = canvas.width * (0.1 + random() * 0.05)
  return mapCanvas(canvas, (value, x, y) => {
    const distance = (x - centre[0] * canvas.width) ** 2 + (y - centre[1] * canvas.height) ** 2
    const share = 0.85 * Math.exp(-distance / (2 * spread ** 2))
    return value + (255 - value) * share
  })
}
