import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, placed } from '../shapes.ts'

export const houseKey = defineDrawing({
  id: 'house-key',
  height: 260,
  draw: ({ tint, warm, dark }) => [
    box(0, 0, 390, 260, tint),
    disc(195, 130, 106, warm),
    placed(
      'rotate(-26 195 130)',
      line('M150 130a27 27 0 1 0-54 0a27 27 0 1 0 54 0H290M262 130v28M286 130v22', dark, 15),
    ),
  ],
})
