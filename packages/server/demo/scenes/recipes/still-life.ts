import { mixColours } from '../mix-colours.ts'
import { coffee } from '../props/coffee.ts'
import { croissant, croissantShadow } from '../props/croissant.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, path, place, rectangle, specks, stroke, WIDTH } from '../svg.ts'

/** How far the table is moved away from the stack of widgets. */
const SHIFT = { FOOT: 0, MIDDLE: -190, TOP: 348 } as const

/** Broad stripes of light that fall from the upper right. */
const daylight = (colour: string): string =>
  path('M-40 120 150-60 300-60-40 262zM-40 330 360-60 520-60-40 484z', colour) +
  faded(0.75, path('M-40 560 560-20 560 120-40 700zM-40 800 560 220 560 300-40 880z', colour))

const napkin = (cloth: string, shade: string): string =>
  faded(0.4, rectangle(-18, 22, 230, 150, shade)) +
  rectangle(0, 0, 230, 150, cloth) +
  faded(
    0.5,
    `<path d="M20 0v150M46 0v150M72 0v150M98 0v150M124 0v150M150 0v150M176 0v150M202 0v150M0 22h230M0 48h230M0 74h230M0 100h230M0 126h230" stroke="${mixColours(cloth, shade, 0.3)}" stroke-width="7"/>`,
  )

const plate = (china: string, line: string, shade: string): string =>
  faded(0.4, disc(-24, 24, 152, shade)) +
  disc(0, 0, 150, china) +
  disc(0, 0, 141, line) +
  disc(0, 0, 137.5, china) +
  disc(0, 0, 104, mixColours(china, '#C9A67B', 0.16))

const cup = (turn: number): string =>
  place(rectangle(90, -13, 48, 26, '#E6CCA6', 13) + rectangle(86, -16, 50, 26, '#FFF9EE', 13), 0, 0, 38) +
  faded(0.5, disc(-16, 17, 92, '#C9A67B')) +
  disc(0, 0, 90, '#FFFAF0') +
  disc(0, 0, 82, '#EAD6B8') +
  place(coffee(turn), 0, 2, 0, 1.28) +
  faded(0.5, stroke('M-56-54a78 78 0 0 1 60-24', '#FFFFFF', 5))

const spoon = (shade: string): string =>
  faded(0.4, stroke('M-6 22h128', shade, 9)) +
  stroke('M0 12h120', '#F2E1C4', 6.5) +
  '<ellipse cx="140" cy="12" rx="28" ry="17" fill="#F2E1C4"/><ellipse cx="140" cy="12" rx="21" ry="11.5" fill="#D9C09A"/>'

/** Recipe 1: a breakfast from above; the plate leaves the frame on the left, the croissant on the right. */
export const stillLife: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const bite = random.between(-8, 8)
  const crumbs = Array.from({ length: 7 }, () => [random.between(196, 300), random.between(492, 548)] as const)
  const table =
    place(napkin(palette.propA, palette.shade), 264 + bite, 184, 16 + bite / 2) +
    place(plate('#FFF4E2', palette.propB, palette.shade) + cup(-24 + bite), 148, 318) +
    place(spoon(palette.shade), 40, 476, -36) +
    faded(0.4, place(croissantShadow(palette.shade), 306, 486, 14 + bite, 1.02)) +
    place(croissant(), 322, 468, 14 + bite, 1.02) +
    specks(crumbs, '#F0B868', 4.6)
  const light = mixColours(palette.ground, '#FFB08A', 0.16)
  return frame(rectangle(0, 0, WIDTH, HEIGHT, palette.ground) + daylight(light) + place(table, 0, SHIFT[anchor]))
}
