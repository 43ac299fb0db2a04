import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path, placed } from '../shapes.ts'

export const brushJar = defineDrawing({
  id: 'brush-jar',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, light }) => [
    box(0, 0, 390, 260, tint),
    box(20, 226, 350, 12, ink, 4),
    placed(
      'rotate(-12 112 160)',
      box(106, 58, 12, 110, warm, 4),
      path('M102 60c-4-30 4-38 10-48c6 10 14 18 10 48z', ink),
    ),
    placed('rotate(10 140 160)', box(134, 44, 12, 120, button, 4), box(128, 14, 24, 34, main, 6)),
    line('M126 150V52', deep, 7),
    path('M84 136H168L160 226H92Z', main),
    path('M146 136H168L160 226H140Z', deep),
    line('M86 160H166', light, 5),
    disc(272, 164, 62, warm),
    line(
      'M222 138q52-22 92 18M214 166q60-26 112 12M220 194q50-18 96 10M254 106q-18 60 14 118M292 106q-20 60 6 116',
      light,
      4,
    ),
    line('M320 206q20 20 46 16', warm, 6),
  ],
})
