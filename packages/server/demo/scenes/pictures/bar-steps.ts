import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { disc, faded, frame, HEIGHT, path, place, rectangle, WIDTH } from '../svg.ts'

const SHIFT = { FOOT: 60, MIDDLE: 160, TOP: 370 } as const
const STEP = 78

/** Drop-off from slide to slide: columns that step down, with a ball rolling along them. */
export const barSteps: Scene = (palette, seed, anchor) => {
  const random = createRandom(seed)
  const { ground, ink, propA, propB, shade } = palette
  const heights = [310, 262, 176, 148, 72].map((height) => height + random.between(-9, 9))
  const bars = heights.map((height, index) => {
    const x = -8 + index * (STEP + 4)
    const fill = index === 3 ? propB : ink
    return (
      faded(0.22, path(`M${x} 470h${STEP}l-60 80h-${STEP}z`, shade)) +
      rectangle(x, 470 - height, STEP, height, fill, 16) +
      rectangle(x, 440, STEP, 30, fill)
    )
  })
  const top = (index: number) => 470 - (heights[index] ?? 0)
  const hop = (from: number, to: number) => {
    const [x, y, endX, endY] = [31 + from * 82, top(from) - 26, 31 + to * 82, top(to) - 26]
    return `M${x} ${Math.round(y)}Q${(x + endX) / 2 + 18} ${Math.round(Math.min(y, endY) - 34)} ${endX} ${Math.round(endY)}`
  }
  const trail = `<path d="${hop(0, 1)}${hop(1, 2)}${hop(2, 3)}" fill="none" stroke="${propB}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 12"/>`
  const ball =
    disc(31 + 3 * 82, top(3) - 26, 24, '#FF5A3C') + faded(0.5, disc(31 + 3 * 82 - 8, top(3) - 34, 6, '#FFFFFF'))
  const sun = faded(0.5, disc(318, 150, 92, propA))
  return frame(rectangle(0, 0, WIDTH, HEIGHT, ground) + place(sun + bars.join('') + trail + ball, 0, SHIFT[anchor]))
}
