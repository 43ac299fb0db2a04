import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, path, place, rectangle, short, stroke, WIDTH } from '../svg.ts'

/** Confetti falls around the star, never on its face. */
const AROUND = [
  [40, 128],
  [112, 168],
  [30, 236],
  [74, 330],
  [36, 420],
  [146, 448],
  [96, 108],
  [352, 428],
  [366, 118],
  [272, 470],
] as const

/** Five soft points, about 300 across. */
function fivePoints(): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * 36 - 90) * (Math.PI / 180)
    const radius = index % 2 ? 82 : 150
    return `${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`
  })
  return `M${points.join('L')}z`
}

/** A smiling star; it leaves the frame on the right and winks at the text. */
export const star: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const { ground, ink, propA, propB, shade } = palette
  const body = `<path d="${fivePoints()}" fill="${propA}" stroke="${propA}" stroke-width="46" stroke-linejoin="round"/>`
  const shadow = faded(
    0.2,
    place(
      `<path d="${fivePoints()}" fill="${shade}" stroke="${shade}" stroke-width="46" stroke-linejoin="round"/>`,
      -20,
      24,
    ),
  )
  const face = disc(-38, -14, 11, ink) + stroke('M28-12q12-13 24 0', ink, 9) + stroke('M-44 34q42 44 84 0', ink, 10)
  const confetti = AROUND.map(([left, top], index) => {
    const paper = index % 2 ? disc(0, 0, 7, propB) : path('M-10-4h20v9h-20z', index % 4 ? propB : '#FF5A3C')
    return place(paper, left + random.between(-9, 9), top + random.between(-9, 9), random.between(0, 180))
  }).join('')
  const y = anchor === 'TOP' ? 640 : 276
  return frame(
    rectangle(0, 0, WIDTH, HEIGHT, ground) +
      confetti +
      place(shadow + body + face, 246, y, 10 + random.between(-4, 4), 1.04),
  )
}
