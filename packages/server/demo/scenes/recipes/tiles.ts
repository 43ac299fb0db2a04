import type { Palette } from '../palette.ts'
import { type TileFigure, tile } from '../props/tile.ts'
import { createRandom, type Random } from '../random.ts'
import type { Anchor, Scene } from '../scene.ts'
import { frame, HEIGHT, place, rectangle, WIDTH } from '../svg.ts'

const COLUMNS = 3
const SIZE = WIDTH / COLUMNS
const STRIP_COLUMNS = 5
const STRIP_SIZE = WIDTH / STRIP_COLUMNS
// Multiples of 13 are whole pixels at a width of 1080, so that no seam shows between tiles.
const FIELD_TOP = 91
const STRIP_TOP = 767

const SMALL: readonly TileFigure[] = ['fan', 'stripes', 'leaf', 'blossom', 'arches', 'target', 'weave', 'fan', 'leaf']

/** The one tile that shows the occasion appears once in every picture. */
const STAR: TileFigure = 'bee'

const HONEY = '#FFB800'
const MINT = '#B6F0CF'

function coloursFor(figure: TileFigure, palette: Palette, random: Random) {
  const { ground, propA, propB, shade } = palette
  if (figure === STAR) return { ground: MINT, figure: HONEY, second: shade, ink: shade }
  const [first = ground, second = propA, third = propB] = random.shuffle([
    ...new Set([HONEY, MINT, ground, propA, propB]),
  ])
  return { ground: first, figure: second, second: third, ink: shade }
}

/** A field of tiles; equal figures never touch. */
function field(palette: Palette, random: Random, columns: number, rows: number, size: number, starAt: number): string {
  const order: TileFigure[] = []
  const drawn: string[] = []
  for (let index = 0; index < columns * rows; index++) {
    const taken = [order[index - 1], order[index - columns]]
    const choices = random.shuffle(SMALL.filter((figure) => !taken.includes(figure)))
    const figure = index === starAt ? STAR : (choices[0] ?? 'fan')
    order.push(figure)
    const turn = figure === STAR ? 0 : random.pick([0, 90, 180, 270])
    const body = place(place(tile(figure, coloursFor(figure, palette, random)), -50, -50), 0, 0, turn)
    drawn.push(
      place(body, (index % columns) * size + size / 2, Math.floor(index / columns) * size + size / 2, 0, size / 100),
    )
  }
  return drawn.join('')
}

function layout(palette: Palette, random: Random, anchor: Anchor): string {
  const strip = (starAt: number) => field(palette, random, STRIP_COLUMNS, 1, STRIP_SIZE, starAt)
  switch (anchor) {
    case 'FOOT':
      return place(field(palette, random, COLUMNS, 4, SIZE, 4), 0, FIELD_TOP)
    case 'TOP':
      return place(strip(3), 0, STRIP_TOP)
    case 'MIDDLE':
      return place(strip(1), 0, FIELD_TOP) + place(strip(3), 0, STRIP_TOP)
  }
}

/** Recipe 4: modular tiles, large above a stack at the bottom, a strip below one at the top. */
export const tiles: Scene = (palette, seed, anchor) =>
  frame(rectangle(0, 0, WIDTH, HEIGHT, palette.ground) + layout(palette, createRandom(seed), anchor))
