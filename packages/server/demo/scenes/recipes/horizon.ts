import { mixColours } from '../mix-colours.ts'
import type { Palette } from '../palette.ts'
import { ferry } from '../props/ferry.ts'
import { rings } from '../props/rings.ts'
import { createRandom, type Random } from '../random.ts'
import type { Anchor } from '../scene.ts'
import { frame, glow, gradient, HEIGHT, place, rectangle, short, WIDTH } from '../svg.ts'

const WATERLINE = { FOOT: 452, MIDDLE: 300, TOP: 734 } as const
const MOON = 74

/** Bars of moonlight on the water, wider and fainter towards the viewer; each moves at its own pace. */
function glitter(palette: Palette, x: number, line: number, random: Random, phase: number): string {
  const rows = Math.min(32, Math.floor((HEIGHT - line) / 9))
  const bars = Array.from({ length: rows }, (_, row) => {
    const share = row / rows
    const y = line + 5 + row * 4 + row * row * 0.12
    const offset = random.between(0, 1)
    const sway = Math.sin((phase + offset) * 2 * Math.PI)
    const half = (70 - share * 46) * (1 + 0.14 * sway) + random.between(-9, 9)
    const drift = random.between(-10, 10) + sway * 3
    const side = random.pick([-1, 1, 0])
    const start = x + drift - half
    const spark =
      side === 0
        ? ''
        : `M${short(x + drift + side * (half + 14))} ${short(y)}h${short(side * (18 + 26 * random.between(0, 1) + sway * 5))}`
    const colour = mixColours(
      mixColours('#FFC98A', palette.propA, Math.min(1, share * 1.5)),
      palette.propB,
      Math.max(0, share - 0.6),
    )
    return `<path d="M${short(start)} ${short(y)}h${short(half * 2)}${spark}" stroke="${colour}" stroke-width="${short(2.2 + share * 1.8)}" opacity="${(0.95 * (1 - share) + 0.05).toFixed(2)}"/>`
  })
  return `<g fill="none" stroke-linecap="round">${bars.join('')}</g>`
}

/** The gradients; the veil dims the rings behind text at the top. */
function definitions({ ground, propA, propB, accent, shade }: Palette, line: number): string {
  const dusk = mixColours(ground, propB, 0.32)
  const sea = mixColours(ground, propA, 0.24)
  return `<defs>${gradient('sky', [
    [0, ground],
    [0.7, dusk],
    [1, mixColours(dusk, propA, 0.5)],
  ])}${gradient('sea', [
    [0, sea],
    [0.3, mixColours(ground, dusk, 0.3)],
    [1, shade],
  ])}${gradient(
    'ring',
    [
      [0, propB],
      [0.45, propA],
      [1, accent],
    ],
    `gradientUnits="userSpaceOnUse" x1="0" y1="-260" x2="0" y2="90"`,
  )}${glow('moon', [
    [0, mixColours(accent, '#FFFFFF', 0.62)],
    [1, accent],
  ])}${gradient('veil', [
    [0, ground, 0.62],
    [0.82, ground, 0.56],
    [1, ground, 0],
  ])}<clipPath id="air"><rect width="${WIDTH}" height="${line}"/></clipPath></defs>`
}

/**
 * Recipe 3: a horizon with rings around a low moon, a ferry and its light on the water.
 * `phase` 0–1 moves rings, water and ferry through one seamless loop.
 */
export function horizon(palette: Palette, seed: number, anchor: Anchor, phase = 0): string {
  const random = createRandom(seed)
  const line = WATERLINE[anchor]
  const x = random.pick([195, 195, 132, 262]) + random.between(-6, 6)
  const moonY = line - 82
  const ship = x > 150 ? x - 83 : x + 100
  const bob = Math.sin(phase * 2 * Math.PI) * 1.6
  return frame(
    definitions(palette, line) +
      rectangle(0, 0, WIDTH, line, 'url(#sky)') +
      `<g clip-path="url(#air)">${rings({ x, y: moonY, from: MOON - 4, count: 47, phase: (phase * 2) % 1, colour: 'url(#ring)' })}<circle cx="${short(x)}" cy="${moonY}" r="${MOON}" fill="url(#moon)"/></g>` +
      (anchor === 'TOP' ? rectangle(0, 0, WIDTH, line - 156, 'url(#veil)') : '') +
      rectangle(0, line, WIDTH, HEIGHT - line, 'url(#sea)') +
      glitter(palette, x, line, random, phase) +
      place(ferry(palette.shade, '#FFD79A'), ship, line + bob),
  )
}
