import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path } from '../shapes.ts'

export const microphone = defineDrawing({
  id: 'microphone',
  height: 260,
  draw: ({ ink, button, main, deep, warm, dark, light, shade, glow }) => [
    box(0, 0, 390, 260, deep),
    path('M-20 0H90L230 260H-20Z', shade(main)),
    path('M300 0H410V260H150Z', main),
    path('M150 0H260L330 260H60Z', glow(main)),
    disc(195, 92, 46, ink),
    path('M149 92a46 46 0 0 1 92 0Z', warm),
    line('M158 72H232M152 90H238', light, 4),
    path('M172 134H218L208 260H182Z', dark),
    box(166, 122, 58, 18, button, 6),
  ],
})
