import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path, placed } from '../shapes.ts'

export const bunting = defineDrawing({
  id: 'bunting',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, light, shade }) => [
    box(0, 0, 390, 260, tint),
    path('M0 206Q100 150 200 196T390 176V260H0Z', deep),
    line('M-10 24Q195 120 400 24', ink, 4),
    ...[
      [24, 40],
      [82, 60],
      [140, 72],
      [198, 75],
      [256, 70],
      [314, 56],
    ].map(([x = 0, y = 0], at) => path(`M${x} ${y}h44l-22 46z`, [warm, main, button][at % 3] ?? warm)),
    placed(
      'rotate(-8 190 176)',
      box(98, 138, 190, 82, light, 10),
      path('M232 138h6v82h-6z', shade(light)),
      line('M122 166H204M122 190H176', deep, 8),
      disc(263, 179, 13, warm),
    ),
    disc(340, 130, 12, warm),
    disc(48, 138, 9, warm),
    disc(318, 156, 6, main),
  ],
})
