import { defineDrawing } from '../define-drawing.ts'
import { box, disc, half, line } from '../shapes.ts'

export const record = defineDrawing({
  id: 'record',
  height: 390,
  draw: ({ button, main, warm, light, vinyl, shade, glow }) => [
    box(28, 40, 250, 310, warm, 6),
    half(153, 350, 96, main),
    box(28, 40, 250, 84, shade(warm), 6),
    line('M52 72H160M52 94H120', light, 6),
    disc(244, 196, 142, vinyl),
    ...[124, 108, 92, 76].map((radius) => disc(244, 196, radius, glow(vinyl)) + disc(244, 196, radius - 3, vinyl)),
    disc(244, 196, 56, button),
    disc(244, 196, 36, warm),
    disc(244, 196, 8, light),
    line('M356 40V112L300 226', main, 12),
    disc(356, 44, 20, main),
  ],
})
