import type { QrDrawing } from '../../qr-drawing.ts'
import { distortions } from '../distortions/distortions.ts'
import type { Pixels } from '../pixels.ts'
import { seededRandom } from '../random.ts'
import { rasterise } from '../raster/rasterise.ts'
import type { Reader } from './reader.ts'

const PIXELS_PER_MODULE = 4

interface ReadableOptions {
  readers: readonly Reader[]
  logo?: Pixels | undefined
  isTransparent?: boolean | undefined
}

/** Whether any reader reads the clean code on white paper: the minimum before a code is handed out. */
export async function isReadable(
  drawing: QrDrawing,
  text: string,
  { readers, logo, isTransparent }: ReadableOptions,
): Promise<boolean> {
  const flat = rasterise(drawing, PIXELS_PER_MODULE, { logo, isTransparent })
  const picture = distortions.clean(flat, { pixelsPerModule: PIXELS_PER_MODULE, random: seededRandom(1) })
  for (const reader of readers) if ((await reader.read(picture)) === text) return true
  return false
}
