import { mixColours } from '../mix-colours.ts'
import { flower } from '../props/flower.ts'
import { type VesselShape, vessel, vesselLight } from '../props/vessel.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { faded, frame, gradient, HEIGHT, path, place, rectangle, stroke, WIDTH } from '../svg.ts'

/** The height of the ledge: below a stack at the top, above one at the bottom. */
const LEDGE = { TOP: 640, MIDDLE: 742, FOOT: 462 } as const

/** Sun through a window with soft edges, on the wall behind the objects. */
const sunlight = (colour: string, y: number): string =>
  `<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter><g filter="url(#soft)" opacity=".85">${place(path('M140 250 240 200 240 372 140 424zM252 194 352 144 352 314 252 366zM140 440 240 388 240 560 140 610zM252 382 352 330 352 502 252 554z', colour), 0, y - 640)}</g>`

/** The shadow falls to the lower left, as the light comes from the upper right. */
const shadow = (width: number, shade: string): string =>
  faded(0.34, `<path d="M${-width * 1.5} 15L${width * 0.75}-5L${width * 0.9} 9L${-width * 1.1} 27z" fill="${shade}"/>`)

const stems = 'M0-328C-4-360 12-400-10-444M0-328C6-362 36-384 50-412M-2-352C-14-378-38-382-52-408'

const bouquet = (petal: string): string =>
  stroke(stems, '#5E6B3F', 3) +
  place(flower(petal, '#DC9F14'), -11, -452) +
  place(flower(petal, '#DC9F14'), 52, -420, 20, 0.82) +
  place(flower(petal, '#DC9F14'), -54, -414, 8, 0.68)

interface Standing {
  shape: VesselShape
  x: number
  y: number
  scale: number
}

const ROW: readonly [Standing, Standing, Standing] = [
  { shape: 'bottle', x: 98, y: 12, scale: 0.63 },
  { shape: 'moon', x: 226, y: 26, scale: 0.92 },
  { shape: 'cup', x: 340, y: 30, scale: 0.84 },
]

/** Recipe 2: objects on a ledge in window light; the last one leaves the frame. */
export const ledge: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const level = LEDGE[anchor]
  const front = mixColours(palette.ground, palette.shade, 0.3)
  const glazes = [palette.propA, mixColours(palette.ground, '#FFFFFF', 0.35), palette.propB]
  const nudge = random.between(-5, 5)
  const objects = ROW.map(({ shape, x, y, scale }, index) => {
    const flowers = index === 0 ? bouquet('#F0BF2F') : ''
    const width = shape === 'moon' ? 116 : 62
    return place(
      shadow(width, palette.shade) + flowers + vessel(`pot-${index}`, shape, glazes[index] ?? palette.propA, random),
      x + nudge,
      level + y - 4,
      0,
      scale,
    )
  })
  const wall = gradient(
    'wall',
    [
      [0, mixColours(palette.ground, '#FFFFFF', 0.4)],
      [1, mixColours(palette.ground, palette.shade, 0.12)],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )
  return frame(
    `<defs>${wall}${vesselLight()}</defs>` +
      rectangle(0, 0, WIDTH, HEIGHT, 'url(#wall)') +
      sunlight('#FFF8EA', level) +
      rectangle(0, level, WIDTH, HEIGHT - level, front) +
      rectangle(0, level, WIDTH, 20, mixColours(front, '#FFF1DC', 0.3)) +
      objects.join(''),
  )
}
