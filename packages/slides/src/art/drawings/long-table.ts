import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, oval, path } from '../shapes.ts'

export const longTable = defineDrawing({
  id: 'long-table',
  height: 260,
  draw: ({ tint, button, main, deep, warm, dark, light, skin, hair, shade }) => [
    box(0, 0, 390, 260, tint),
    disc(195, 46, 30, warm),
    ...[
      [60, 1],
      [128, 2],
      [262, 3],
      [330, 4],
    ].map(([x = 0, at = 0]) => {
      const face = at % 2 ? skin : shade(shade(skin))
      return (
        disc(x, 112, 24, face) +
        path(`M${x - 34} 182c0-64 68-64 68 0z`, at % 3 === 1 ? deep : main) +
        path(`M${x - 24} 108a24 24 0 0 1 48 0z`, at > 2 ? dark : hair)
      )
    }),
    disc(195, 106, 26, skin),
    path('M158 182c0-70 74-70 74 0z', button),
    path('M169 102a26 26 0 0 1 52 0z', dark),
    box(14, 176, 362, 20, light, 6),
    line('M56 196V260M334 196V260', shade(light), 12),
    path('M84 176h22l-4-22h-14zM286 176h22l-4-22h-14z', warm),
    oval(195, 172, 70, 12, main),
  ],
})
