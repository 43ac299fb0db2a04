import { type DistortionName, distortions, scoredDistortions } from '../distortions/distortions.ts'
import type { Pixels } from '../pixels.ts'
import { seededRandom } from '../random.ts'

/** Draws a code at a number of pixels per module. */
export type Render = (pixelsPerModule: number) => Pixels | Promise<Pixels>

export interface TestPicture {
  distortion: DistortionName
  pixelsPerModule: number
  picture: Pixels
}
export interface TestPictureOptions {
  names?: readonly DistortionName[]
  sizes?: readonly number[]
  seeds?: readonly number[]
}

/** Pixels per module (qr.md 4.6.2). */
const SIZES = [2, 4]
const SEEDS = [1]

/** A code under distortions, one picture after the other. The same seeds distort every code in the same way. */
export async function* testPictures(
  render: Render,
  { names = scoredDistortions, sizes = SIZES, seeds = SEEDS }: TestPictureOptions = {},
): AsyncGenerator<TestPicture> {
  for (const pixelsPerModule of sizes) {
    const flat = await render(pixelsPerModule)
    for (const [index, distortion] of names.entries())
      for (const seed of distortion === 'clean' ? seeds.slice(0, 1) : seeds) {
        const random = seededRandom(seed * 1000 + index * 10 + pixelsPerModule)
        yield { distortion, pixelsPerModule, picture: distortions[distortion](flat, { pixelsPerModule, random }) }
      }
  }
}
