import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const festival = defineDrawing({
  id: 'festival',
  height: 390,
  draw: ({ tint, ink, button, main, deep, warm, dark, light, glow }) => [
    box(0, 8, 390, 348, tint, 20),
    disc(92, 78, 40, warm),
    disc(108, 68, 36, tint),
    path('M0 300Q110 250 220 280T390 250V346H0Z', glow(main)),
    line('M195 66V26', ink, 5),
    path('M198 26h48l-14 14 14 14h-48z', warm),
    path('M195 66 352 222V346H38V222Z', main),
    path('M195 66 116 346H38V222Z', light),
    path('M195 66 274 346H352V222Z', light),
    path('M195 66 166 346H224Z', deep),
    path('M195 170 172 346H218Z', dark),
    ...[0, 1, 2, 3, 4, 5].map((at) => path(`M${38 + at * 52.4} 222h52.4l-26.2 30z`, at % 2 ? warm : button)),
    line('M-10 120Q120 190 195 66Q280 190 400 120', ink, 3),
    ...[
      [30, 140],
      [86, 146],
      [142, 120],
      [250, 126],
      [306, 146],
      [360, 138],
    ].map(([x = 0, y = 0]) => disc(x, y, 8, warm)),
    box(0, 344, 390, 12, deep),
    ...[16, 346].map(
      (x) =>
        leaf(x, 346, -24, 54, 15, main) +
        leaf(x + 10, 346, 4, 70, 16, deep) +
        leaf(x + 20, 346, 30, 50, 14, glow(main)),
    ),
  ],
})
