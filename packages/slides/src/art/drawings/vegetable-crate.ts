import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, path } from '../shapes.ts'

export const vegetableCrate = defineDrawing({
  id: 'vegetable-crate',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, shade, glow }) => [
    box(0, 0, 390, 260, tint),
    leaf(96, 142, -24, 104, 26, main),
    leaf(116, 142, 6, 118, 26, deep),
    leaf(138, 142, 30, 96, 24, glow(main)),
    path('M176 146C168 112 184 84 214 84S260 112 252 146Z', button),
    leaf(214, 90, -14, 54, 14, main),
    leaf(214, 90, 16, 58, 14, deep),
    ...[0, 1, 2].map(
      (at) =>
        path(`M${262 + at * 26} 146c-6-34 26-34 20 0z`, warm) + leaf(272 + at * 26, 124, -10 + at * 10, 44, 9, main),
    ),
    disc(76, 134, 20, warm),
    box(42, 140, 306, 94, shade(warm), 6),
    box(42, 140, 306, 26, warm, 6),
    box(42, 174, 306, 26, warm, 6),
    box(42, 208, 306, 26, warm, 6),
    box(58, 140, 16, 94, ink),
    box(316, 140, 16, 94, ink),
  ],
})
