import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const shopWindow = defineDrawing({
  id: 'shop-window',
  height: 390,
  draw: ({ ink, button, main, deep, warm, light, shade, glow }) => [
    disc(330, 60, 34, warm),
    box(32, 96, 326, 274, shade(main), 6),
    box(50, 150, 188, 176, light, 4),
    box(256, 150, 84, 220, deep, 4),
    box(268, 164, 60, 96, light, 4),
    disc(326, 284, 6, warm),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      path(`M${20 + at * 58.4} 78h58.4V132a29.2 29.2 0 0 1-58.4 0Z`, at % 2 ? light : warm),
    ),
    box(16, 62, 358, 20, deep, 4),
    box(50, 268, 188, 10, deep),
    leaf(92, 236, -34, 56, 15, main),
    leaf(92, 236, 0, 70, 16, deep),
    leaf(92, 236, 34, 56, 15, glow(main)),
    path('M74 234h36l-5 34h-26z', warm),
    path('M134 214h42l4 54h-50z', button),
    line('M145 216v-9a10 10 0 0 1 20 0v9', button, 4),
    box(196, 222, 30, 46, main, 4),
    box(202, 210, 18, 14, deep, 3),
    box(72, 288, 34, 38, main, 3),
    box(110, 298, 26, 28, warm, 3),
    box(140, 288, 12, 38, button, 2),
    box(154, 292, 12, 34, deep, 2),
    box(168, 284, 12, 42, main, 2),
    disc(206, 308, 18, glow(warm)),
    line('M280 196h36M280 212h24', deep, 4),
    box(8, 368, 374, 12, ink, 3),
  ],
})
