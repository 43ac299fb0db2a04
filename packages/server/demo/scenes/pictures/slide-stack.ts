import { mixColours } from '../mix-colours.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, path, place, rectangle, repeat, WIDTH } from '../svg.ts'

const SHIFT = { FOOT: 40, MIDDLE: 150, TOP: 350 } as const

const card = (body: string, fill: string, shade: string): string =>
  faded(0.28, rectangle(-92, -146, 200, 330, shade, 30)) + rectangle(-100, -165, 200, 330, fill, 28) + body

const words = (ink: string, y: number): string =>
  rectangle(-76, y, 128, 18, ink, 9) +
  faded(0.35, rectangle(-76, y + 30, 152, 11, ink, 5.5) + rectangle(-76, y + 50, 96, 11, ink, 5.5))

const button = (fill: string): string => rectangle(-76, 106, 152, 36, fill, 18)

/** Slides of one app overlapping: a list, a film, and a picture in front. */
export const slideStack: Scene = (palette, seed, anchor) => {
  const turn = createRandom(seed).between(-3, 3)
  const { propA, propB, onAccent: ink, shade } = palette
  const list = card(
    repeat(
      5,
      (index) =>
        rectangle(-76, -130 + index * 46, 100, 13, ink, 6.5) + rectangle(46, -130 + index * 46, 30, 13, propA, 6.5),
    ) + button(propA),
    '#FFFFFF',
    shade,
  )
  const film = card(
    words('#FFFFFF', 30) + disc(0, -70, 44, '#FFFFFF') + path('M-12-92v44l36-22z', ink) + button('#FFFFFF'),
    '#12BF7C',
    shade,
  )
  const picture = card(
    `<clipPath id="photo"><rect x="-76" y="-141" width="152" height="150" rx="16"/></clipPath><g clip-path="url(#photo)">${rectangle(-76, -141, 152, 150, mixColours(propB, '#FFFFFF', 0.35))}${disc(28, -84, 34, '#FF5A3C')}${path('M-76-30C-40-70 0-60 20-36C40-56 60-56 76-40V20H-76z', '#8C4A8C')}${path('M-76 0C-30-40 30-30 76-6V20H-76z', ink)}</g>${words(ink, 30)}${button(palette.ground)}`,
    '#FFFFFF',
    shade,
  )
  const fan =
    place(list, 64, 248, -15 + turn, 0.94) +
    place(film, 328, 238, 14 + turn, 0.94) +
    place(picture, 196, 280, -2 + turn, 1.06)
  const rays = faded(
    0.5,
    path(
      'M195 280-120-160H60zM195 280 220-160H420zM195 280 520 60V260zM195 280-120 180V380z',
      mixColours(palette.ground, propA, 0.55),
    ),
  )
  return frame(rectangle(0, 0, WIDTH, HEIGHT, palette.ground) + place(rays + fan, 0, SHIFT[anchor]))
}
