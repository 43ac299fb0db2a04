import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const seaWindow = defineDrawing({
  id: 'sea-window',
  height: 390,
  draw: ({ ink, button, main, deep, warm, light, sky, shade, glow }) => [
    box(40, 8, 310, 350, sky),
    disc(252, 92, 44, warm),
    box(40, 174, 310, 180, main),
    path('M40 222q39-14 78 0t78 0 78 0 76 0V354H40Z', deep),
    path('M150 170 182 108V170ZM144 176h50l-10 16h-30z', light),
    box(20, 0, 52, 360, button, 3),
    box(318, 0, 52, 360, button, 3),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) =>
      line(`M30 ${22 + at * 34}H62M328 ${22 + at * 34}H360`, glow(button), 4),
    ),
    box(72, 0, 4, 356, light),
    box(314, 0, 4, 356, light),
    box(10, 354, 370, 16, ink, 4),
    path('M104 354l-8-44h56l-8 44z', warm),
    leaf(124, 312, -28, 82, 20, main),
    leaf(124, 312, 6, 96, 20, deep),
    leaf(124, 312, 40, 72, 18, glow(main)),
    disc(240, 340, 15, warm),
    disc(270, 342, 13, shade(warm)),
  ],
})
