import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { frame, path, place, rectangle, stroke } from '../svg.ts'

const lemon = (yellow: string): string =>
  path('M-44 0C-40-30-14-38 10-34C30-30 40-16 50-4C54 0 52 6 47 7C36 22 18 36-8 34C-34 32-46 18-44 0z', yellow) +
  path('M-30 8C-20 26 10 30 30 14C14 22-14 22-30 8z', '#E8A91C') +
  stroke('M-22-16C-12-24 2-25 10-23', '#FFF1B0', 5)

const leaf = (x: number, y: number, width: number, height: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" transform="rotate(${turn} ${x} ${y})"/>`

const vase =
  path('M92 66C84 110 60 128 62 168C64 200 96 214 116 214C136 214 168 200 170 168C172 128 148 110 140 66z', '#FFF1DC') +
  path('M92 66C84 110 60 128 62 168C64 200 96 214 116 214C96 190 92 130 108 66z', '#E9D2B4') +
  stroke('M72 140C100 152 134 152 160 140M64 164C98 178 136 178 168 164', '#3F8FD2', 6)

/** A vase and two lemons as a print on white paper, 262 × 306. */
export const lemonsPrint: Scene = (palette, seed) => {
  const random = createRandom(seed)
  const picture =
    rectangle(0, 0, 232, 276, '#1F7A6B') +
    rectangle(0, 178, 232, 98, '#FF9BB3') +
    stroke('M-20 276 60 178M40 276 105 178M100 276 150 178M160 276 195 178M220 276 240 178', '#F9B9C9', 7) +
    vase +
    stroke('M112 70C108 40 90 26 66 20M120 70C122 40 142 22 168 22M116 70C116 46 114 30 112 14', '#BFE3A0', 4) +
    `<g fill="#BFE3A0">${leaf(60, 22, 22, 9, 18)}${leaf(174, 24, 22, 9, -12)}${leaf(112, 14, 8, 16, 0)}${leaf(142, 48, 18, 7, -34)}${leaf(88, 46, 18, 7, 32)}</g>` +
    place(lemon(palette.propB), 60, 226, -14 + random.between(-6, 6), 0.8) +
    place(lemon(palette.propB), 176, 232, 160 + random.between(-6, 6), 0.9)
  return frame(
    rectangle(0, 0, 262, 306, '#FFFFFF') +
      `<svg x="15" y="15" width="232" height="276" viewBox="0 0 232 276">${picture}</svg>`,
    262,
    306,
  )
}
