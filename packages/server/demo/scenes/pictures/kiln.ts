import { mixColours } from '../mix-colours.ts'
import type { Palette } from '../palette.ts'
import { vesselSilhouette } from '../props/vessel.ts'
import { createRandom, type Random } from '../random.ts'
import type { Anchor } from '../scene.ts'
import { frame, glow, gradient, HEIGHT, path, place, rectangle, repeat, short, stroke, WIDTH } from '../svg.ts'

const TURN = 2 * Math.PI
const RISE = { FOOT: -36, MIDDLE: 120, TOP: 330 } as const

const bricks = (random: Random, dark: string, warm: string): string => {
  const tones = [0, 0.07, 0.14, 0.2].map((share) => mixColours(dark, warm, share))
  const rows = Array.from({ length: 33 }, (_, row) => row)
  // Bricks of one tone share one path: a third of the size of single rectangles.
  const walls = new Map<string, string>()
  for (const row of rows) {
    for (let column = 0; column < 7; column++) {
      const tone = tones[Math.floor(random.between(0, 3.99))] ?? dark
      const x = -76 + column * 78 + (row % 2 ? 39 : 0)
      walls.set(tone, `${walls.get(tone) ?? ''}M${x} ${row * 26 + 2}h74v22h-74z`)
    }
  }
  return [...walls].map(([tone, outline]) => path(outline, tone)).join('')
}

const arch = (stone: string, joint: string): string =>
  path('M65 500V290A130 130 0 0 1 325 290V500z', stone) +
  stroke(
    Array.from({ length: 17 }, (_, index) => {
      const angle = Math.PI + (index * Math.PI) / 16
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      return `M${short(195 + x * 112)} ${short(290 + y * 112)}L${short(195 + x * 130)} ${short(290 + y * 130)}`
    }).join(''),
    joint,
    2.5,
  )

const wares = (fill: string): string =>
  rectangle(85, 352, 220, 9, fill) +
  rectangle(85, 462, 220, 12, fill) +
  place(vesselSilhouette('cup', fill), 124, 352, 0, 0.42) +
  place(vesselSilhouette('moon', fill), 194, 352, 0, 0.36) +
  place(vesselSilhouette('cup', fill), 265, 352, 0, 0.46) +
  place(vesselSilhouette('bottle', fill), 126, 462, 0, 0.26) +
  place(vesselSilhouette('cup', fill), 184, 462, 0, 0.5) +
  place(vesselSilhouette('moon', fill), 254, 462, 0, 0.34)

/** Sparks that rise and fade; each makes a whole number of journeys in one loop. */
const sparks = (random: Random, phase: number): string =>
  repeat(22, () => {
    const [start, x, sway, size] = [
      random.between(0, 1),
      random.between(110, 280),
      random.between(-26, 26),
      random.between(1.1, 2.6),
    ]
    const journey = (phase + start) % 1
    const opacity = Math.sin(journey * Math.PI) * 0.9
    return `<circle cx="${short(x + Math.sin(journey * TURN) * sway)}" cy="${short(470 - journey * 380)}" r="${short(size)}" fill="#FFC878" opacity="${opacity.toFixed(2)}"/>`
  })

/** A kiln at the height of its fire. `phase` 0–1 flickers and throws sparks through one seamless loop. */
export function kiln(palette: Palette, seed: number, anchor: Anchor, phase = 0): string {
  const random = createRandom(seed)
  const flicker =
    Math.sin(phase * TURN) * 0.5 + Math.sin(phase * TURN * 3 + 1) * 0.3 + Math.sin(phase * TURN * 7 + 2) * 0.2
  const heat = `cx=".5" cy="${(0.62 - flicker * 0.03).toFixed(3)}" r="${(0.6 + flicker * 0.07).toFixed(3)}"`
  const wash = `gradientUnits="userSpaceOnUse" cx="195" cy="330" r="${short(350 + flicker * 26)}"`
  const fire = glow(
    'fire',
    [
      [0, '#FFE3A6'],
      [0.35 + flicker * 0.04, '#FFA146'],
      [0.75, palette.propA],
      [1, '#8E2410'],
    ],
    heat,
  )
  const light = glow(
    'wash',
    [
      [0, '#C4431A', 0.62 + flicker * 0.1],
      [1, palette.ground, 0],
    ],
    wash,
  )
  const oven = place(
    `${arch('#5A2A18', '#2A120A')}<g clip-path="url(#mouth)">${rectangle(85, 170, 220, 340, 'url(#fire)')}${wares(palette.propB)}</g>`,
    20,
    -2,
    0,
    0.9,
  )
  return frame(
    `<defs>${fire}${light}${gradient('dusk', [
      [0, palette.ground, 0],
      [0.24, palette.ground, 0.86],
      [1, palette.ground],
    ])}<clipPath id="mouth"><path d="M85 500V290A110 110 0 0 1 305 290V500z"/></clipPath></defs>` +
      rectangle(0, 0, WIDTH, HEIGHT, palette.shade) +
      bricks(random, mixColours(palette.ground, '#5A2A18', 0.35), '#7A3A20') +
      place(rectangle(-40, -400, 480, 1400, 'url(#wash)') + oven + sparks(random, phase), 0, RISE[anchor]) +
      (anchor === 'FOOT' ? rectangle(0, 408, WIDTH, HEIGHT - 408, 'url(#dusk)') : ''),
  )
}
