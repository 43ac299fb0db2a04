import type { Palette } from '../palette.ts'
import { createRandom, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, gradient, HEIGHT, path, place, rectangle, repeat, specks, stroke, WIDTH } from '../svg.ts'

const LIMBS =
  'M-10-4C-40-12-62 4-84-2C-96-6-100 6-88 10C-60 18-36 10-10 12zM10-4C34-20 44-44 58-66C64-78 76-70 70-58C56-28 36 4 12 12zM-21-2C-24 30-16 54-18 84C-22 122-24 160-20 196C-18 208-8 208-7 196C-5 160-1 130 0 104C1 130 5 160 9 194C11 206 21 205 21 193C23 158 20 122 18 84C16 54 24 30 21-2C14-12-14-12-21-2z'
const SUIT = 'M-22 0C-23 30-16 54-18 84C-20 104 20 104 18 84C16 54 23 30 22 0C12 16-12 16-22 0z'
const SKIN = '#B96A43'

/** Light on the floor of the pool: a net of two slanted families of uneven lines. */
function ripples(random: Random): string {
  const family = (slope: number, step: number) =>
    Array.from({ length: Math.ceil(1100 / step) }, (_, row) => {
      const start = -260 + row * step + random.between(-8, 8)
      let line = `M-10 ${Math.round(start)}`
      let last = 0
      for (let x = 1; x <= 14; x++) {
        const level = Math.round(x * 30 * slope + Math.sin(x * 0.9 + row * 1.7) * 9 + random.between(-7, 7))
        line += `l30 ${level - last}`
        last = level
      }
      return line
    }).join('')
  return faded(0.4, stroke(family(0.6, 36) + family(-0.34, 46), '#7FE7E4', 2.6))
}

const lane = (cream: string, red: string): string => {
  const points = (colour: number) =>
    Array.from({ length: 28 }, (_, index) => [-6 + index * 15, 196 - index * 3.4] as const).filter(
      (_, index) => Math.floor(index / 2) % 2 === colour,
    )
  return specks(points(0), cream, 12) + specks(points(1), red, 12)
}

const swimmer = (red: string, yellow: string): string =>
  faded(
    0.85,
    stroke(
      'M-34 214C-52 240-42 262-58 288M30 214C46 238 38 262 54 286M0 222C-6 248 6 268 0 292M-104-10C-112 2-108 16-98 22M60-84C72-92 86-86 88-74',
      '#EFFFFB',
      5,
    ),
  ) +
  path(LIMBS, SKIN) +
  path(SUIT, yellow) +
  `<ellipse cy="-26" rx="20" ry="23" fill="${red}"/>` +
  stroke('M-12-40C-4-48 8-46 13-38', '#FF9A82', 4.5)

const floatRing = (cream: string, shade: string): string =>
  faded(0.26, `<circle cx="12" cy="16" r="42" fill="none" stroke="${shade}" stroke-width="26"/>`) +
  `<circle r="42" fill="none" stroke="${cream}" stroke-width="27"/>` +
  repeat(
    5,
    (index) =>
      `<path d="M0-42A42 42 0 0 1 24.7-34" fill="none" stroke="#FF7FA5" stroke-width="27" transform="rotate(${index * 72})"/>`,
  )

function water({ accent }: Palette, random: Random): string {
  return `<defs>${gradient('water', [
    [0, '#0A8FB0'],
    [0.7, '#2CC6CB'],
  ])}</defs>${rectangle(0, 0, WIDTH, HEIGHT, 'url(#water)')}${ripples(random)}${lane('#FFF6E6', accent)}`
}

/** Warm stone at the bottom for the text. */
const stone = (colour: string): string =>
  faded(0.5, path('M-10 558L400 618V860H-10z', '#0A6F8C')) +
  path('M-10 574L400 634V1460H-10z', colour) +
  path('M-10 574L400 634V648L-10 590z', '#F5C9A8')

/** A swimmer from above in an afternoon pool; only a stack at the bottom gets the stone edge. */
export const pool: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const turn = 34 + random.between(-5, 5)
  const shade = faded(0.28, place(path(LIMBS, palette.shade) + disc(0, -26, 22, palette.shade), 26, 22))
  const figure = place(shade + swimmer(palette.accent, palette.propB), 176, 372, turn)
  const ring = place(floatRing('#FFF6E6', palette.shade), 322, 300, random.between(0, 72))
  const isTop = anchor === 'TOP'
  return frame(water(palette, random) + place(figure + ring, 0, isTop ? 220 : 0) + (isTop ? '' : stone(palette.ground)))
}

/** The same pool in the evening: the swimmer has gone, the ring is left. */
export const emptyPool: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const ring = place(floatRing('#FFF6E6', palette.shade), 118, anchor === 'TOP' ? 640 : 330, random.between(0, 72), 1.7)
  return frame(water(palette, random) + ring + (anchor === 'TOP' ? '' : place(stone(palette.ground), 0, -104)))
}
