import { defineDrawing } from '../define-drawing.ts'
import { box, disc, flower, leaf, line, path } from '../shapes.ts'

export const cake = defineDrawing({
  id: 'cake',
  height: 260,
  draw: ({ tint, ink, button, main, warm, light, glow }) => [
    box(0, 0, 390, 260, tint),
    box(86, 226, 218, 12, ink, 6),
    box(100, 158, 190, 70, light, 6),
    path('M100 164a6 6 0 0 1 6-6H284a6 6 0 0 1 6 6v18q-12 18-24 0t-24 0-24 0-24 0-24 0-24 0-24 0-22 0Z', glow(warm)),
    box(130, 92, 130, 66, glow(main), 6),
    path('M130 98a6 6 0 0 1 6-6H254a6 6 0 0 1 6 6v14q-11 16-22 0t-22 0-22 0-22 0-22 0-20 0Z', warm),
    line('M178 92V60M212 92V60', main, 6),
    leaf(178, 58, 0, 22, 7, warm),
    leaf(212, 58, 0, 22, 7, warm),
    flower(118, 152, 15, [warm, light]),
    flower(272, 150, 15, [warm, light]),
    leaf(132, 158, 50, 34, 9, main),
    leaf(258, 158, -50, 34, 9, main),
    disc(52, 84, 6, button),
    disc(336, 70, 8, warm),
    disc(70, 150, 5, main),
    disc(330, 150, 5, button),
    disc(90, 44, 5, warm),
    disc(300, 34, 5, main),
  ],
})
