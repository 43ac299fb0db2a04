import { defineDrawing } from '../define-drawing.ts'
import { box, line, oval } from '../shapes.ts'

export const keyboard = defineDrawing({
  id: 'keyboard',
  height: 260,
  draw: ({ main, warm, dark, light }) => [
    box(0, 0, 390, 260, warm),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => box(6 + at * 54, 118, 50, 150, at === 4 ? main : light, 6)),
    ...[0, 1, 3, 4, 5].map((at) => box(44 + at * 54, 118, 28, 84, dark, 4)),
    line('M258 84V28L310 16V70', dark, 9),
    oval(244, 86, 36, 26, dark),
    oval(296, 72, 36, 26, dark),
    line('M96 82V30', dark, 8),
    oval(84, 84, 32, 24, dark),
    line('M96 30q6 20 24 26', dark, 8),
  ],
})
