import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path } from '../shapes.ts'

export const twoChairs = defineDrawing({
  id: 'two-chairs',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, light }) => [
    box(0, 0, 390, 260, tint),
    disc(195, 74, 50, warm),
    box(0, 226, 390, 34, deep),
    path('M70 112q0-16 16-16h34q16 0 16 16v54H70Z', main),
    box(58, 158, 92, 30, button, 10),
    line('M70 188V228M138 188V228', ink, 8),
    path('M254 112q0-16 16-16h34q16 0 16 16v54H254Z', main),
    box(240, 158, 92, 30, button, 10),
    line('M252 188V228M320 188V228', ink, 8),
    box(164, 178, 62, 10, ink, 4),
    line('M195 188V228M178 228h34', ink, 7),
    path('M182 178v-16h26v16z', light),
    line('M208 164h6q6 0 0 10h-6', light, 3),
  ],
})
