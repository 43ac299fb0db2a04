import { mixColours } from '../mix-colours.ts'
import type { Palette } from '../palette.ts'
import { coffee } from '../props/coffee.ts'
import { createRandom, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, path, place, rectangle, stroke, WIDTH } from '../svg.ts'

const STREETS: readonly [string, number][] = [
  ['M-20 120C90 130 260 96 420 140', 20],
  ['M-20 470C120 420 250 440 420 380', 26],
  ['M110-10C128 150 110 300 150 560', 22],
  ['M250 100C268 220 262 330 292 560', 30],
  ['M350 110C356 200 362 300 372 400', 14],
  ['M120 250C180 246 220 240 264 232', 14],
  ['M268 300C310 296 360 284 420 270', 14],
  ['M262 180C300 176 340 170 420 168', 12],
]

/** Houses: x, y, width, height, rotation. */
const BLOCKS = [
  [146, 150, 44, 34, -2],
  [198, 146, 42, 36, -2],
  [148, 196, 92, 34, -3],
  [150, 270, 40, 60, -2],
  [200, 264, 50, 32, -3],
  [202, 306, 50, 46, -2],
  [150, 344, 40, 66, -3],
  [200, 364, 58, 44, -4],
  [290, 196, 50, 70, -4],
  [296, 314, 54, 56, -6],
  [382, 196, 30, 54, -3],
  [290, 132, 50, 28, 2],
] as const

const TREES = [
  [22, 236, 17],
  [48, 276, 21],
  [16, 312, 19],
  [46, 344, 15],
  [14, 376, 14],
] as const

/** Streets that lead out of the town. */
const WAYS_OUT = 'M150 560C160 640 150 740 162 900M292 560C300 660 320 760 318 900M-20 660C120 640 260 672 420 640'

const ROUTE = 'M128 520C122 440 124 430 180 424C240 420 268 420 276 398C282 376 274 330 270 312'

function town({ ground, propA, accent }: Palette, random: Random): string {
  const park = mixColours(propA, '#2F5A2A', 0.14)
  const houses = BLOCKS.map(([x, y, width, height, turn]) =>
    place(rectangle(0, 0, width - random.between(0, 7), height, mixColours(propA, '#2F5A2A', 0.1), 6), x, y, turn),
  )
  const pin =
    faded(0.28, '<ellipse cx="0" cy="4" rx="22" ry="7" fill="#2B1712"/>') +
    path('M0 2C-40-40-46-58-46-76A46 46 0 0 1 46-76C46-58 40-40 0 2z', accent) +
    disc(0, -76, 34, ground) +
    place(coffee(-24), 0, -76, 0, 0.45)
  return (
    path('M-20 150C60 160 96 250 80 330C70 400 20 430-20 440z', park) +
    TREES.map(([x, y, radius]) => disc(x, y, radius + random.between(-2, 2), mixColours(propA, '#2F5A2A', 0.3))).join(
      '',
    ) +
    path('M-20 30C80 60 300 10 420 66L420-20-20-20z', '#8CB7BE') +
    stroke(WAYS_OUT, ground, 18) +
    STREETS.map(([line, width]) => stroke(line, ground, width)).join('') +
    houses.join('') +
    `<path d="${ROUTE}" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 13"/>` +
    place(pin, 268, 300)
  )
}

/** How far the town is moved away from the stack of widgets. */
const SHIFT = { FOOT: 0, MIDDLE: 420, TOP: 400 } as const

/** Recipe 5: the streets around a place, with the last steps to it. Behind the stack the town gives way to parkland. */
export const streetMap: Scene = (palette, seed, anchor) =>
  frame(rectangle(0, 0, WIDTH, HEIGHT, palette.propA) + place(town(palette, createRandom(seed)), 0, SHIFT[anchor]))
