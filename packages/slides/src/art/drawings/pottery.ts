import { defineDrawing } from '../define-drawing.ts'
import { arch, box, disc, leaf, line, path } from '../shapes.ts'

export const pottery = defineDrawing({
  id: 'pottery',
  height: 390,
  draw: ({ tint, ink, main, deep, warm, light, shade, glow }) => [
    arch(52, 352, 286, 340, tint),
    disc(250, 112, 38, warm),
    line('M120 196C110 150 126 110 112 64', deep, 4),
    leaf(118, 148, -46, 58, 16, main),
    leaf(120, 126, 40, 58, 16, glow(main)),
    leaf(114, 96, -40, 50, 14, glow(main)),
    leaf(113, 74, 14, 54, 15, main),
    path('M106 190H142V214C186 232 190 306 158 350H90C58 306 62 232 106 214Z', main),
    path('M142 214C186 232 190 306 158 350H130C156 300 154 236 130 214V190H142Z', deep),
    line('M70 270q52 18 108 0M72 288q52 18 104 0', light, 4),
    path('M204 238H312C312 300 294 338 272 350H244C222 338 204 300 204 238Z', warm),
    path('M276 238H312C312 300 294 338 272 350H250C268 326 276 290 276 238Z', shade(warm)),
    line('M206 262H310', light, 4),
    path('M214 238c4-44 84-44 88 0Z', deep),
    box(248, 188, 20, 20, deep, 10),
    box(24, 350, 342, 16, ink, 4),
  ],
})
