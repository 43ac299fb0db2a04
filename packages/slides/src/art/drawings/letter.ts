import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const letter = defineDrawing({
  id: 'letter',
  height: 260,
  draw: ({ tint, button, main, deep, warm, light, shade, glow }) => [
    box(0, 0, 390, 260, tint),
    leaf(318, 250, 20, 190, 34, main),
    leaf(330, 256, 52, 150, 30, deep),
    leaf(300, 256, -14, 150, 28, glow(main)),
    box(66, 70, 220, 150, shade(light), 8),
    path('M66 78 176 164 286 78V212a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8Z', light),
    path('M70 72H282L184 146q-8 6-16 0Z', glow(warm)),
    line('M72 216 146 150M280 216 206 150', shade(light), 4),
    disc(176, 144, 17, button),
  ],
})
