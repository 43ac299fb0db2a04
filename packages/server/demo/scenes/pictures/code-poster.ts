import { mixColours } from '../mix-colours.ts'
import { createRandom, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, path, place, rectangle, repeat, specks, WIDTH } from '../svg.ts'

const SHIFT = { FOOT: 44, MIDDLE: 150, TOP: 350 } as const
const MODULES = 21
const CELL = 8

const isEye = (column: number, row: number): boolean =>
  (column < 8 && row < 8) || (column > 12 && row < 8) || (column < 8 && row > 12)

/** A drawn code: an ornament that does not scan. */
function code(random: Random, ink: string, accent: string): string {
  const dots: [number, number][] = []
  for (let row = 0; row < MODULES; row++)
    for (let column = 0; column < MODULES; column++) {
      const isHeart = Math.abs(column - 10) < 3 && Math.abs(row - 10) < 3
      if (!isEye(column, row) && !isHeart && random.between(0, 1) < 0.52) dots.push([column * CELL + 4, row * CELL + 4])
    }
  const eye = `<rect x="4" y="4" width="48" height="48" rx="14" fill="none" stroke="${ink}" stroke-width="8"/>${rectangle(16, 16, 24, 24, accent, 8)}`
  const far = (MODULES - 7) * CELL
  return (
    specks(dots, ink, 7) +
    place(eye, 0, 0) +
    place(eye, far, 0) +
    place(eye, 0, far) +
    disc(84, 84, 17, accent) +
    path('M80 73h10v14h-10zM80 91h10v5h-10z', '#FFFFFF')
  )
}

const daisy = (petal: string, heart: string): string =>
  repeat(6, (index) => `<ellipse cy="-13" rx="7" ry="12" fill="${petal}" transform="rotate(${index * 60})"/>`) +
  disc(0, 0, 7, heart)

const meadow = (green: string): string =>
  path('M-20 430C60 396 130 410 190 424C260 400 330 396 410 432V1300H-20z', mixColours(green, '#06301F', 0.3)) +
  path('M-20 452C90 420 200 452 410 440V1300H-20z', green)

/** A card with a code in the grass, for passers-by to scan. */
export const codePoster: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const { ground, propA, propB, ink, shade } = palette
  const card =
    faded(0.3, rectangle(-104, -100, 224, 300, shade, 30)) +
    rectangle(-112, -122, 224, 300, '#FFFFFF', 28) +
    place(code(random, ink, propA), -84, -94) +
    rectangle(-84, 100, 120, 16, ink, 8) +
    faded(0.35, rectangle(-84, 128, 168, 11, ink, 5.5))
  const flowers = [
    [44, 432, propB],
    [92, 452, '#FFFFFF'],
    [312, 444, '#348EFB'],
    [352, 422, propB],
  ] as const
  const stems = flowers
    .map(([x, y]) => `<path d="M${x} ${y}v60" stroke="${mixColours(propA, '#06301F', 0.5)}" stroke-width="5"/>`)
    .join('')
  const scene =
    disc(330, 120, 66, mixColours(propB, '#FFFFFF', 0.35)) +
    place(rectangle(-9, 100, 18, 260, mixColours(propA, '#06301F', 0.6)) + card, 192, 236, -4 + random.between(-2, 2)) +
    meadow(propA) +
    stems +
    flowers
      .map(([x, y, petal]) => place(daisy(petal, petal === propB ? '#FFFFFF' : propB), x, y, random.between(0, 60)))
      .join('')
  const soil = rectangle(0, 560, WIDTH, HEIGHT, propA)
  return frame(
    rectangle(0, 0, WIDTH, HEIGHT, ground) + place(scene, 0, SHIFT[anchor]) + (anchor === 'FOOT' ? soil : ''),
  )
}
