import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, placed } from '../shapes.ts'

export const piano = defineDrawing({
  id: 'piano',
  height: 390,
  draw: ({ main, warm, dark, light }) => [
    box(0, 12, 390, 370, main, 20),
    disc(300, 104, 70, warm),
    line('M-20 186Q60 66 140 164T300 160T430 104', light, 16),
    placed(
      'rotate(-8 195 280)',
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => box(-30 + at * 58, 206, 54, 152, at === 4 ? warm : light, 6)),
      ...[0, 1, 2, 4, 5, 6].map((at) => box(9 + at * 58, 206, 36, 92, dark, 5)),
    ),
  ],
})
