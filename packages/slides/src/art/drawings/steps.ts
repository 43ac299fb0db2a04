import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const steps = defineDrawing({
  id: 'steps',
  height: 390,
  draw: ({ ink, button, main, deep, warm, glow }) => [
    disc(262, 118, 86, warm),
    ...[0, 1, 2, 3, 4].map((at) => box(24 + at * 68, 306 - at * 52, 70, 66 + at * 52, at % 2 ? deep : main)),
    ...[0, 1, 2, 3, 4].map((at) => box(24 + at * 68, 306 - at * 52, 70, 12, at % 2 ? main : glow(main))),
    line('M332 98V20', ink, 6),
    path('M335 22h44l-14 15 14 15h-44z', button),
    leaf(34, 306, -14, 50, 16, glow(main)),
    leaf(44, 306, 22, 62, 17, main),
    box(8, 370, 374, 12, ink),
  ],
})
