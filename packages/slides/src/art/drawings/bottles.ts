import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, oval, path } from '../shapes.ts'

export const bottles = defineDrawing({
  id: 'bottles',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, light, shade, glow }) => [
    box(0, 0, 390, 260, tint),
    disc(92, 66, 36, glow(warm)),
    box(20, 224, 350, 12, ink, 4),
    path('M60 224V130q0-16 12-24V58h24v48q12 8 12 24v94Z', deep),
    box(60, 150, 48, 40, light),
    path('M128 224V92q0-12 10-18V36h20v38q10 6 10 18v132Z', main),
    box(128, 128, 40, 52, glow(main)),
    disc(148, 154, 12, deep),
    path('M188 224V120h56v104Z', warm),
    path('M200 120V66h32v54Z', shade(warm)),
    box(196, 54, 40, 14, ink, 4),
    line('M188 160H244M188 190H244', light, 4),
    path('M264 140H330L326 168C322 190 308 196 297 196S272 190 268 168Z', button),
    box(293, 194, 8, 26, ink),
    oval(297, 222, 50, 8, ink),
    disc(326, 136, 16, warm),
  ],
})
