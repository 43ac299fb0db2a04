import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const soupPot = defineDrawing({
  id: 'soup-pot',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, shade, glow }) => [
    box(0, 0, 390, 260, tint),
    box(0, 222, 390, 38, deep),
    path('M84 118H306V170C306 204 282 224 248 224H142C108 224 84 204 84 170Z', main),
    path('M250 118H306V170C306 204 282 224 248 224H220C240 216 250 196 250 170Z', deep),
    box(74, 104, 242, 20, button, 10),
    line('M74 142H50v22h26M316 142h24v22h-26', button, 10),
    line('M150 84q-16-18 0-36t0-30M196 80q-16-18 0-36t0-32M242 84q-16-18 0-36', ink, 6),
    leaf(44, 222, 12, 70, 18, glow(main)),
    leaf(30, 222, -22, 54, 15, main),
    disc(348, 204, 20, warm),
    leaf(348, 188, 24, 26, 8, main),
    disc(322, 210, 13, shade(warm)),
  ],
})
