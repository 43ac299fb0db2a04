import { mixColours } from '../mix-colours.ts'
import { mug, mugLight } from '../props/mug.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { frame, gradient, HEIGHT, place, rectangle, WIDTH } from '../svg.ts'

/** Height at which the mug stands. */
const TABLE = { FOOT: 470, MIDDLE: 700, TOP: 700 } as const

/** One mug in its own colour against a wall of the same, lighter colour. */
export const mugPortrait: Scene = (palette, seed, anchor) => {
  const level = TABLE[anchor]
  const paper = mixColours(palette.ground, '#FFFFFF', 0.55)
  const wall = mixColours(palette.propB, paper, 0.5)
  return frame(
    `<defs>${mugLight()}${gradient('fall', [
      [0, mixColours(wall, '#FFFFFF', 0.14)],
      [1, wall],
    ])}<filter id="soft" x="-30%" y="-100%" width="160%" height="300%"><feGaussianBlur stdDeviation="9"/></filter></defs>` +
      rectangle(0, 0, WIDTH, HEIGHT, paper) +
      rectangle(0, 0, WIDTH, level + 8, 'url(#fall)') +
      `<ellipse cx="168" cy="${level + 16}" rx="156" ry="15" fill="${palette.shade}" opacity=".5" filter="url(#soft)"/>` +
      place(mug(palette.propB, createRandom(seed)), 182, level, 0, 1.06),
  )
}
