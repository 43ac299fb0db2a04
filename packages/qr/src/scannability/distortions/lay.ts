import type { Pixels } from '../pixels.ts'
import type { Canvas } from './canvas.ts'
import { coverWith, type Surface } from './surface.ts'

/** How a code is held in front of the camera. */
export interface Pose {
  /** Rotation in the plane of the picture, in degrees. */
  turn: number
  /** Tilt away from the camera in degrees, and its direction. */
  tilt: number
  towards: number
}

/** Around the code, relative to its width. */
const MARGIN = 0.15
/** Distance of the camera in code widths: perspective as with a phone in the hand. */
const CAMERA = 2.2

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The code on a surface, straight from above, pixel by pixel. */
export function layFlat(picture: Pixels, surface: Surface): Canvas {
  const margin = Math.round(picture.width * MARGIN)
  const size = picture.width + 2 * margin
  const canvas = coverWith(surface, size, size)
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++)
      lay(canvas, ((y + margin) * size + x + margin) * 3, pixelAt(picture, (y * picture.width + x) * 4))
  return canvas
}

/** The code on a surface, rotated and tilted. Interpolates between pixels, as a lens would. */
export function layPosed(picture: Pixels, surface: Surface, pose: Pose): Canvas {
  const half = picture.width / 2
  const toCode = fromScreen(pose, picture.width)
  const reach = Math.ceil(half * (pose.turn % 90 === 0 ? 1 : Math.SQRT2) * (1 + MARGIN))
  const size = 2 * reach
  const canvas = coverWith(surface, size, size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [u, v] = toCode(x + 0.5 - reach, y + 0.5 - reach)
      const [px, py] = [u + half, v + half]
      if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue
      lay(canvas, (y * size + x) * 3, sampleAt(picture, px, py))
    }
  return canvas
}

/** Maps a screen point to the code: a ray from the camera, intersected with the tilted plane. */
function fromScreen({ turn, tilt, towards }: Pose, width: number): (x: number, y: number) => [number, number] {
  const [cosTurn, sinTurn] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const [cosTo, sinTo] = [Math.cos(radians(towards)), Math.sin(radians(towards))]
  const [cosTilt, sinTilt] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))]
  const distance = width * CAMERA
  return (x, y) => {
    // Along the direction of the tilt, and perpendicular to it.
    const along = x * cosTo + y * sinTo
    const across = -x * sinTo + y * cosTo
    const depth = distance / (distance * cosTilt - along * sinTilt)
    const planeAlong = along * depth
    const planeAcross = across * (1 + (planeAlong * sinTilt) / distance)
    const px = planeAlong * cosTo - planeAcross * sinTo
    const py = planeAlong * sinTo + planeAcross * cosTo
    return [px * cosTurn + py * sinTurn, -px * sinTurn + py * cosTurn]
  }
}

type Sample = readonly [red: number, green: number, blue: number, alpha: number]

function pixelAt({ data }: Pixels, at: number): Sample {
  const alpha = (data[at + 3] ?? 0) / 255
  return [(data[at] ?? 0) * alpha, (data[at + 1] ?? 0) * alpha, (data[at + 2] ?? 0) * alpha, alpha]
}

/** Bilinear interpolation of four pixels. */
function sampleAt({ width, height, data }: Pixels, x: number, y: number): Sample {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const right = x - 0.5 - left
  const down = y - 0.5 - top
  // Plain numbers in a plain loop: this runs for every pixel of every picture.
  let [red, green, blue, sum] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const dx = corner & 1
    const dy = corner >> 1
    const weight = (dx === 1 ? right : 1 - right) * (dy === 1 ? down : 1 - down)
    const at = (Math.min(height - 1, Math.max(0, top + dy)) * width + Math.min(width - 1, Math.max(0, left + dx))) * 4
    const alpha = (weight * (data[at + 3] ?? 0)) / 255
    red += (data[at] ?? 0) * alpha
    green += (data[at + 1] ?? 0) * alpha
    blue += (data[at + 2] ?? 0) * alpha
    sum += alpha
  }
  return [red, green, blue, sum]
}

/** Blends a sample with premultiplied alpha over the existing pixel. */
function lay({ data }: Canvas, at: number, [red, green, blue, alpha]: Sample): void {
  data[at] = red + (data[at] ?? 0) * (1 - alpha)
  data[at + 1] = green + (data[at + 1] ?? 0) * (1 - alpha)
  data[at + 2] = blue + (data[at + 2] ?? 0) * (1 - alpha)
}
