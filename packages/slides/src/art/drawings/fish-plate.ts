import { defineDrawing } from '../define-drawing.ts'
import { box, disc, half, leaf, line, path, placed } from '../shapes.ts'

export const fishPlate = defineDrawing({
  id: 'fish-plate',
  height: 390,
  draw: ({ tint, ink, main, deep, warm, dark, light, shade }) => [
    box(30, 20, 330, 350, tint, 165),
    placed(
      'translate(18 16) scale(.91)',
      disc(195, 200, 138, light),
      disc(195, 200, 104, shade(light)),
      disc(195, 200, 98, light),
      path('M104 204C136 144 226 138 268 196L306 164C312 190 312 216 306 242L268 212C226 268 136 262 104 204Z', main),
      path('M104 204C136 262 226 268 268 212L306 242C312 230 312 216 310 203L268 203Z', deep),
      line('M176 166q20 38 0 76M204 164q20 40 0 80M232 170q16 34 0 68', light, 4),
      disc(136, 194, 7, dark),
      line('M150 170q18 34 0 68', light, 4),
      half(118, 134, 36, warm),
      line('M90 128H146M118 128V106M118 128 98 114M118 128 138 114', light, 4),
      leaf(252, 272, 64, 70, 18, main),
      leaf(246, 278, 100, 60, 16, deep),
      line('M24 90V312M8 90v58q0 18 16 18t16-18V90', ink, 7),
      line('M366 90V312', ink, 7),
      path('M362 88C340 112 340 176 362 206Z', ink),
    ),
  ],
})
