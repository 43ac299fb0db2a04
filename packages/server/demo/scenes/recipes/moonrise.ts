import { mixColours } from '../mix-colours.ts'
import { rings } from '../props/rings.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, frame, gradient, HEIGHT, rectangle, WIDTH } from '../svg.ts'

/** Only the moon and its rings, high on the side away from the stack. */
export const moonrise: Scene = ({ ground, propA, propB, accent }, seed, anchor) => {
  const random = createRandom(seed)
  const isLow = anchor === 'TOP'
  const x = random.pick([306, 92]) + random.between(-8, 8)
  const y = isLow ? 690 : 196
  const dusk = mixColours(ground, propB, 0.32)
  const stops = [
    [0, mixColours(dusk, propA, 0.45)],
    [0.45, dusk],
    [1, ground],
  ] as const
  const turned = isLow ? 'x1="0" y1="1" x2="0" y2="0"' : undefined
  return frame(
    `<defs>${gradient('sky', stops, turned)}${gradient(
      'ring',
      [
        [0, accent],
        [0.5, propA],
        [1, propB],
      ],
      'gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="260"',
    )}${gradient('eaves', [
      [0, ground, 0.62],
      [0.5, ground, 0.5],
      [1, ground, 0],
    ])}</defs>` +
      rectangle(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
      rings({ x, y, from: 52, count: 36, phase: 0, colour: 'url(#ring)' }) +
      disc(x, y, 56, mixColours(accent, '#FFFFFF', 0.3)) +
      rectangle(0, 0, WIDTH, 130, 'url(#eaves)'),
  )
}
