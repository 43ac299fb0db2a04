import { defineDrawing } from '../define-drawing.ts'
import { box, disc, half, leaf, line, path } from '../shapes.ts'

export const framedArt = defineDrawing({
  id: 'framed-art',
  height: 390,
  draw: ({ tint, ink, button, main, deep, warm, light, glow }) => [
    box(24, 30, 150, 196, ink),
    box(34, 40, 130, 176, tint),
    half(99, 158, 52, warm),
    box(34, 158, 130, 58, main),
    line('M34 178H164M34 198H164', deep, 5),
    box(196, 30, 170, 122, ink),
    box(206, 40, 150, 102, light),
    disc(250, 92, 36, main),
    path('M286 56h56v72h-56z', button),
    half(250, 92, 36, deep),
    box(196, 172, 106, 54, ink),
    box(204, 180, 90, 38, warm),
    line('M206 206q22-24 44-8t44-10', light, 5),
    box(318, 172, 48, 54, ink),
    box(325, 179, 34, 40, main),
    disc(342, 199, 11, light),
    box(0, 352, 390, 8, ink),
    box(106, 310, 178, 16, deep, 4),
    line('M126 326V352M264 326V352', deep, 10),
    box(322, 262, 44, 90, tint),
    leaf(344, 262, -30, 64, 18, main),
    leaf(344, 262, 24, 70, 18, deep),
    leaf(344, 262, -2, 84, 18, glow(main)),
    path('M326 262h36l-6 40h-24z', warm),
  ],
})
