import { mixColours } from '../mix-colours.ts'
import { croissant } from '../props/croissant.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, place, rectangle, WIDTH } from '../svg.ts'

/** Paper for a list, with part of a plate in the corner that the list leaves free. */
export const plateCorner: Scene = (palette, seed, anchor) => {
  const turn = createRandom(seed).between(-28, -16)
  const y = anchor === 'FOOT' ? 96 : 806
  const plate =
    faded(0.28, disc(-12, 12, 118, palette.shade)) +
    disc(0, 0, 118, palette.propA) +
    disc(0, 0, 106, mixColours(palette.propA, '#FFFFFF', 0.55)) +
    disc(0, 0, 103.5, palette.propA) +
    place(croissant(), -24, -20, turn, 0.8)
  return frame(rectangle(0, 0, WIDTH, HEIGHT, palette.ground) + place(plate, 344, y))
}
