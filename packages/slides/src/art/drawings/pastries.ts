import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path } from '../shapes.ts'

export const pastries = defineDrawing({
  id: 'pastries',
  height: 260,
  draw: ({ tint, ink, deep, warm, light, shade, glow }) => [
    box(0, 0, 390, 260, tint),
    disc(318, 58, 32, warm),
    box(24, 204, 342, 14, ink, 4),
    path('M42 204C42 150 78 132 112 132S182 150 182 204Z', warm),
    line('M78 162 98 190M106 150 124 186M136 154 150 184', light, 7),
    path(
      'M206 204C196 160 222 136 254 140C266 118 304 120 312 142C346 144 356 176 344 204H316C318 186 300 176 276 180C254 182 240 192 240 204Z',
      shade(warm),
    ),
    path('M236 150 252 182M270 136 274 178M306 140 300 178', warm),
    line('M238 150 252 180M270 138 274 176M308 144 300 178', glow(warm), 5),
    path('M92 218H300L284 244H108Z', deep),
    line('M60 116q-10-14 0-28M112 106q-10-16 0-32M164 116q-10-14 0-28', ink, 5),
  ],
})
