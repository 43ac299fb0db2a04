import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, path } from '../shapes.ts'

export const van = defineDrawing({
  id: 'van',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, dark, light, glow }) => [
    box(0, 0, 390, 260, tint),
    disc(330, 58, 30, warm),
    path('M0 190Q80 140 170 176T390 150V260H0Z', glow(main)),
    box(0, 222, 390, 38, deep),
    path('M52 92q0-14 14-14H246q10 0 16 8l44 60h26q14 0 14 14v52H52Z', light),
    path('M258 98 292 146H232V98Z', main),
    box(52, 152, 180, 14, button),
    line('M232 98V210M252 168h16', deep, 4),
    disc(112, 214, 30, dark),
    disc(112, 214, 13, light),
    disc(286, 214, 30, dark),
    disc(286, 214, 13, light),
    line('M76 64H226M96 64V78M206 64V78', ink, 7),
  ],
})
