import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path, placed } from '../shapes.ts'

export const streetMap = defineDrawing({
  id: 'street-map',
  height: 260,
  draw: ({ ground, tint, button, main, deep }) => [
    box(0, 0, 390, 260, tint),
    path('M0 214Q120 172 220 214T390 190V260H0Z', main),
    line('M-20 92 410 44M-20 196 410 152M96 -10 132 280M284 -10 306 280', ground, 16),
    path('M146 98Q206 86 262 92L272 146Q206 158 158 156Z', deep),
    line('M60 196 196 178', button, 6),
    placed('translate(212 168)', path('M0 0C-44-50-40-104 0-106C40-104 44-50 0 0Z', button), disc(0, -62, 17, tint)),
  ],
})
