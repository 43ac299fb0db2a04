import { drawQr } from '../../draw-qr.ts'
import type { ScanDesign } from '../design.ts'
import { blur } from '../distortions/blur.ts'
import { type Canvas, mapCanvas, toPixels } from '../distortions/canvas.ts'
import { layPosed } from '../distortions/lay.ts'
import { addNoise, dim } from '../distortions/light.ts'
import { photo } from '../distortions/surface.ts'
import type { Pixels } from '../pixels.ts'
import { seededRandom } from '../random.ts'
import { rasterise } from '../raster/rasterise.ts'

/** Strength of each condition, from 0 (none) to 1 (hardly any code is read). */
export interface CameraTroubles {
  blur: number
  tilt: number
  dim: number
  /** Printed small, or far away. */
  small: number
}

/** Camera pixels per module, near and far. */
const [NEAR, FAR] = [7, 1.6]
const MOST_BLUR = 1.1 // modules
const MOST_TILT = 62 // degrees
const TURN = -4 // nobody holds a phone straight
const TOWARDS = 115
const LEAST_LIGHT = 0.1
const MOST_NOISE = 16
const SEED = 7 // the same hand each time: only the sliders change the picture

const clamped = (canvas: Canvas): Canvas => mapCanvas(canvas, (value) => Math.min(255, Math.max(0, value)))

/** The code as a phone sees it under these conditions. */
export function cameraPicture(design: ScanDesign, troubles: CameraTroubles, logo?: Pixels): Pixels {
  const random = seededRandom(SEED)
  const perModule = NEAR + (FAR - NEAR) * troubles.small
  const drawing = drawQr(design.text, design.config, { logo: design.logo ?? undefined })
  const flat = rasterise(drawing, perModule, { logo })
  const pose = { turn: TURN, tilt: MOST_TILT * troubles.tilt, towards: TOWARDS }
  const laid = layPosed(flat, photo(random, flat.width * 2), pose)
  const sigma = Math.max(0.3, MOST_BLUR * troubles.blur * perModule)
  const light = 1 - (1 - LEAST_LIGHT) * troubles.dim
  const dimmed = dim(clamped(blur(laid, sigma)), [light * 0.85, light], random)
  return toPixels(clamped(addNoise(dimmed, 2 + MOST_NOISE * troubles.dim, random)))
}
