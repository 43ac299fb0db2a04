import { mixColours } from '../mix-colours.ts'
import { mug, mugLight } from '../props/mug.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { faded, frame, HEIGHT, place, rectangle, WIDTH } from '../svg.ts'

const GLAZES = ['#3F7F9E', '#A5D3BD', '#F0865A', '#BBA6DA', '#E9E6DF', '#F0BF2F'] as const
const SHELVES = { FOOT: [214, 372], MIDDLE: [560, 718], TOP: [584, 742] } as const

/** Six mugs on two shelves, one in each glaze of the spring firing; the last of each row leaves the frame. */
export const glazeShelf: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const order = random.shuffle(GLAZES)
  const wood = mixColours(palette.ground, palette.shade, 0.42)
  const shelf = (level: number) =>
    faded(0.3, rectangle(0, level + 13, WIDTH, 18, palette.shade)) +
    rectangle(0, level, WIDTH, 14, wood) +
    rectangle(0, level, WIDTH, 4, mixColours(wood, '#FFF1DC', 0.35))
  const row = (level: number, first: number) =>
    [0, 1, 2]
      .map((index) =>
        place(
          faded(0.3, '<ellipse cx="-24" cy="4" rx="120" ry="14" fill="#5B3F2A"/>') +
            mug(order[first + index] ?? GLAZES[0], random),
          66 + index * 134,
          level + 2,
          0,
          0.44,
        ),
      )
      .join('')
  const [upper, lower] = SHELVES[anchor]
  return frame(
    `<defs>${mugLight()}</defs>${rectangle(0, 0, WIDTH, HEIGHT, palette.ground)}${shelf(upper)}${row(upper, 0)}${shelf(lower)}${row(lower, 3)}`,
  )
}
