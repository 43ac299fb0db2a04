import { type Palette, palettes } from '../palette.ts'
import { createRandom } from '../random.ts'
import { horizon } from '../recipes/horizon.ts'
import { stillLife } from '../recipes/still-life.ts'
import type { Scene } from '../scene.ts'
import { faded, frame, gradient, HEIGHT, place, rectangle, repeat, WIDTH } from '../svg.ts'
import { pool } from './pool.ts'

/** Ids of gradients are global in SVG: each screen gets its own. */
const withOwnIds = (svg: string, prefix: string): string =>
  svg.replace(/\bid="/g, `id="${prefix}`).replace(/url\(#/g, `url(#${prefix}`)

interface Screen {
  picture: string
  title: string
  foot: string
}

/** A slide on a phone: its picture, and bars for text, button and progress. */
function phone({ picture, title, foot }: Screen, id: string): string {
  const bars = repeat(3, (index) =>
    faded(index === 0 ? 0.95 : 0.4, rectangle(24 + index * 118, 34, 106, 7, '#FFFFFF', 3.5)),
  )
  const words =
    rectangle(0, 570, WIDTH, 280, foot) +
    rectangle(26, 622, 240, 44, title, 22) +
    rectangle(26, 682, 168, 18, title, 9) +
    rectangle(24, 742, 342, 66, title, 33)
  return (
    faded(0.3, rectangle(-14, 12, 418, 864, '#04122E', 60)) +
    `<clipPath id="${id}"><rect width="${WIDTH}" height="${HEIGHT}" rx="52"/></clipPath><g clip-path="url(#${id})">${withOwnIds(picture, id)}${words}${bars}</g>`
  )
}

const orbits = (): string =>
  faded(
    0.16,
    repeat(
      8,
      (index) => `<circle cx="195" cy="316" r="${90 + index * 46}" fill="none" stroke="#fff" stroke-width="1.5"/>`,
    ),
  )

/** Three apps fanned out like cards; they leave the frame on both sides. */
export const phones: Scene = (palette: Palette, seed, anchor) => {
  const turn = createRandom(seed).between(-2, 2)
  const fan =
    place(
      phone({ picture: horizon(palettes.music, 1, 'FOOT'), title: '#F5EDFF', foot: '#0B0726' }, 'left'),
      -34,
      196,
      -13 + turn,
      0.44,
    ) +
    place(
      phone({ picture: pool(palettes.portfolio, 4, 'FOOT'), title: '#1C1B2E', foot: '#FFF1DC' }, 'right'),
      264,
      104,
      13 + turn,
      0.44,
    ) +
    place(
      phone({ picture: stillLife(palettes.cafe, 2, 'FOOT'), title: '#FFF4E2', foot: '#A52A15' }, 'front'),
      92,
      106,
      turn,
      0.53,
    )
  return frame(
    `<defs>${gradient('blue', [
      [0, '#1765D8'],
      [0.4, palette.propA],
      [0.72, palette.ground],
      [1, palette.ground],
    ])}</defs>${rectangle(0, 0, WIDTH, HEIGHT, 'url(#blue)')}${orbits()}${place(fan, 0, anchor === 'TOP' ? 330 : 0)}`,
  )
}
