import { defineDrawing } from '../define-drawing.ts'
import { disc, leaf, line, oval, path } from '../shapes.ts'

export const coffeeCup = defineDrawing({
  id: 'coffee-cup',
  height: 390,
  draw: ({ tint, ink, main, deep, warm, light, shade, glow }) => [
    disc(195, 190, 172, tint),
    disc(312, 84, 40, warm),
    oval(195, 330, 292, 44, deep),
    oval(195, 324, 250, 30, shade(light)),
    path('M94 176H286V226C286 286 248 326 190 326S94 286 94 226Z', light),
    path('M190 326C248 326 286 286 286 226V176H250V226C250 282 224 318 190 326Z', shade(light)),
    line('M286 196h16a32 32 0 0 1 0 64h-20', light, 16),
    oval(190, 176, 192, 36, shade(light)),
    oval(190, 178, 168, 26, deep),
    leaf(190, 190, 0, 24, 10, warm),
    line('M150 140q-18-22 0-42t0-42', ink, 6),
    line('M196 132q-18-26 0-50t0-50', ink, 6),
    line('M242 140q-18-22 0-42', ink, 6),
    leaf(96, 332, 250, 74, 24, main),
    leaf(92, 334, 288, 62, 20, glow(main)),
  ],
})
