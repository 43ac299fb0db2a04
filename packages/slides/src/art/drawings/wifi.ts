import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line } from '../shapes.ts'

export const wifi = defineDrawing({
  id: 'wifi',
  height: 260,
  draw: ({ main, deep, warm, dark, light }) => [
    box(0, 0, 390, 260, warm),
    disc(195, 134, 86, light),
    line('M150 120a64 64 0 0 1 90 0M170 144a36 36 0 0 1 50 0', dark, 12),
    disc(195, 172, 10, dark),
    leaf(40, 262, 8, 150, 30, main),
    leaf(20, 262, -26, 110, 26, deep),
    leaf(352, 262, -8, 130, 28, deep),
    leaf(372, 262, 24, 110, 26, main),
  ],
})
