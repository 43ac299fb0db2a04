import { bee } from '../props/bee.ts'
import { blossom } from '../props/blossom.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, frame, HEIGHT, place, rectangle, WIDTH } from '../svg.ts'

/** A bee on its way from one flower to the next, in the part that the widgets leave free. */
export const beeFlight: Scene = ({ ground, propA, propB, shade }, seed, anchor) => {
  const random = createRandom(seed)
  const turn = () => random.between(0, 45)
  const trail = `<path d="M372 30C330-40 250-30 246 20S180 70 148 46" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 11"/>`
  const insect = disc(112, 34, 60, '#B6F0CF') + place(bee(ground, shade), 112, 34, random.between(-8, 8), 1.06)
  const flowers =
    place(blossom(propA, propB), 372, 96, turn(), 1.5) + place(blossom(propB, propA), 8, 122, turn(), 1.15)
  return frame(
    rectangle(0, 0, WIDTH, HEIGHT, ground) + place(trail + flowers + insect, 0, anchor === 'FOOT' ? 110 : 664),
  )
}
