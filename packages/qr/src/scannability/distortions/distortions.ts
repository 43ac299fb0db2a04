import type { Pixels } from '../pixels.ts'
import { blur } from './blur.ts'
import { type Canvas, mapCanvas, toPixels } from './canvas.ts'
import { jpeg } from './jpeg.ts'
import { layFlat, layPosed, type Pose } from './lay.ts'
import { addGlare, addNoise, dim, haze, warmLight } from './light.ts'
import { darkTable, paper, photo, type Surface } from './surface.ts'
import { growInk } from './grow-ink.ts'
import { scratch } from './scratch.ts'

interface Circumstances {
  pixelsPerModule: number
  /** Seeded: the same seed gives the same picture. */
  random: () => number
}
/** A change between paper and reader. */
export type Distortion = (picture: Pixels, circumstances: Circumstances) => Pixels

const flat =
  (...steps: ((canvas: Canvas, circumstances: Circumstances) => Canvas)[]): Distortion =>
  (picture, circumstances) =>
    toPixels(steps.reduce((canvas, step) => step(canvas, circumstances), clamped(layFlat(picture, paper))))

const posed =
  (poseOf: (random: () => number) => Pose, surfaceOf: (random: () => number, width: number) => Surface): Distortion =>
  (picture, { random }) =>
    toPixels(layPosed(picture, surfaceOf(random, picture.width * 2), poseOf(random)))

const clamped = (canvas: Canvas): Canvas => mapCanvas(canvas, (value) => Math.min(255, Math.max(0, value)))
const onPaper = () => paper
const onPhoto = (random: () => number, size: number) => photo(random, size)
const between = (random: () => number, low: number, high: number): number => low + (high - low) * random()

/** The 17 distortions of qr.md 3. */
export const distortions = {
  blur: flat((canvas, { pixelsPerModule }) => blur(canvas, 0.4 * pixelsPerModule)),
  blurhard: flat((canvas, { pixelsPerModule }) => blur(canvas, 0.55 * pixelsPerModule)),
  clean: flat(),
  dark: posed(
    (random) => ({ turn: between(random, -4, 4), tilt: 0, towards: 0 }),
    () => darkTable,
  ),
  glare: flat((canvas, { random }) => addGlare(canvas, random)),
  ink: flat((canvas, { pixelsPerModule }) => growInk(canvas, 0.13 * pixelsPerModule)),
  jpeg40: flat((canvas) => jpeg(canvas, 40)),
  light: flat((canvas, { random }) => haze(dim(canvas, [0.3, 0.62], random), 0.12)),
  lighthard: flat((canvas, { random }) => addNoise(dim(canvas, [0.1, 0.55], random), 3, random)),
  noise: flat((canvas, { random }) => addNoise(canvas, 22, random)),
  persp: posed((random) => ({ turn: 0, tilt: 35, towards: between(random, 0, 360) }), onPaper),
  persphard: posed((random) => ({ turn: 0, tilt: 55, towards: between(random, 0, 360) }), onPaper),
  phone: (picture, { pixelsPerModule, random }) => {
    const pose = { turn: between(random, 0, 360), tilt: between(random, 15, 35), towards: between(random, 0, 360) }
    const seen = blur(layPosed(picture, photo(random, picture.width * 2), pose), 0.3 * pixelsPerModule)
    return toPixels(jpeg(clamped(addNoise(dim(clamped(seen), [0.55, 1], random), 6, random)), 70))
  },
  photo: posed((random) => ({ turn: between(random, -12, 12), tilt: 0, towards: 0 }), onPhoto),
  rot15: posed((random) => ({ turn: random() < 0.5 ? 15 : -15, tilt: 0, towards: 0 }), onPaper),
  scratch: flat((canvas, { pixelsPerModule, random }) => scratch(canvas, pixelsPerModule, random)),
  warm: flat((canvas, { random }) => addNoise(warmLight(canvas), 2, random)),
} as const satisfies Record<string, Distortion>

export type DistortionName = keyof typeof distortions

/** Those that the decode test of a design uses (qr.md 4.6.2). */
export const scoredDistortions = [
  'clean',
  'rot15',
  'persp',
  'lighthard',
  'noise',
  'scratch',
  'jpeg40',
  'phone',
] as const satisfies readonly DistortionName[]
