import { createRandom } from '../random.ts'
import type { Palette } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { disc, frame, HEIGHT, path, place, rectangle, WIDTH } from '../svg.ts'

const NIGHT = '#2C2A5A'

/** The landscape itself, 342 × 230. */
function landscape({ ground, accent }: Palette, seed: number): string {
  const random = createRandom(seed)
  const sun = random.between(228, 248)
  const tree = (x: number, y: number, width: number, height: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}"/>`
  return (
    rectangle(-200, -200, 742, 640, '#FFC46B') +
    disc(sun, 86, 46, accent) +
    path('M-200 140C-80 150-60 120 0 132C60 92 110 104 160 128C220 100 290 96 342 124V230H-200z', '#E88AA0') +
    path('M-200 190C-60 160-40 186 0 168C70 130 140 150 190 166C240 146 300 150 342 160V230H-200z', '#8C4A8C') +
    path('M-200 210C-60 190-40 206 0 196C80 176 160 190 342 176V230H-200z', NIGHT) +
    `<g fill="${NIGHT}">${tree(60, 160, 9, 34)}${tree(80, 170, 7, 26)}${tree(298, 158, 8, 32)}</g>` +
    path('M136 186v-16l14-10 14 10v14z', ground) +
    path('M148 185v-10h6v9z', accent)
  )
}

/** An evening over hills with one lit house; plain paper below (or above) for the text. */
export const hills: Scene = (palette, seed, anchor) => {
  const scaled = place(landscape(palette, seed), -250, anchor === 'TOP' ? 448 : -30, 0, 1.95)
  const paper =
    anchor === 'TOP' ? rectangle(0, 0, WIDTH, 420, '#FFC46B') : rectangle(0, 416, WIDTH, HEIGHT, palette.ground)
  return frame(rectangle(0, 0, WIDTH, HEIGHT, palette.ground) + scaled + paper)
}

/** The same evening as a print on white paper, 372 × 260. */
export const hillsPrint: Scene = (palette, seed) =>
  frame(
    rectangle(0, 0, 372, 260, '#FFFFFF') +
      `<svg x="15" y="15" width="342" height="230" viewBox="0 0 342 230">${landscape(palette, seed)}</svg>`,
    372,
    260,
  )
