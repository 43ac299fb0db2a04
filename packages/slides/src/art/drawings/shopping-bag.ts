import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const shoppingBag = defineDrawing({
  id: 'shopping-bag',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, light, glow }) => [
    box(0, 0, 390, 260, tint),
    disc(92, 70, 34, glow(warm)),
    box(0, 228, 390, 32, deep),
    path('M136 88H254L266 232H124Z', main),
    path('M230 88H254L266 232H234Z', deep),
    line('M162 108V78a33 33 0 0 1 66 0v30', ink, 7),
    leaf(194, 198, 0, 66, 26, light),
    line('M194 206V156', main, 3),
    box(280, 160, 84, 72, warm, 4),
    box(274, 150, 96, 20, button, 4),
    box(314, 150, 16, 82, button),
    path('M322 150c-30-34-44 0 0 0c30-34 44 0 0 0Z', button),
    path('M36 232v-54q0-12 12-12h32q12 0 12 12v54z', glow(main)),
    box(44, 152, 40, 16, ink, 4),
  ],
})
