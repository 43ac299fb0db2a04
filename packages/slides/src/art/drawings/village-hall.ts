import { defineDrawing } from '../define-drawing.ts'
import { arch, box, disc, line, oval, path } from '../shapes.ts'

export const villageHall = defineDrawing({
  id: 'village-hall',
  height: 390,
  draw: ({ tint, ink, button, main, deep, warm, light, shade, glow }) => [
    box(0, 8, 390, 364, tint, 20),
    disc(300, 92, 54, warm),
    path('M0 300Q90 236 190 284T390 262V372H0Z', glow(main)),
    path('M44 372V214L122 150 200 214V372Z', light),
    path('M30 222 122 142 214 222 204 232 122 164 40 232Z', deep),
    box(200, 246, 142, 126, shade(light)),
    path('M192 250 218 206H330L356 250Z', main),
    path('M100 150V92H144V150L122 132Z', light),
    path('M92 96 122 50 152 96Z', deep),
    disc(122, 116, 12, button),
    disc(122, 218, 24, main),
    line('M122 194V242M98 218H146', light, 4),
    arch(96, 372, 52, 96, button),
    arch(58, 330, 26, 56, deep),
    arch(160, 330, 26, 56, deep),
    ...[0, 1, 2].map((at) => arch(218 + at * 40, 336, 26, 56, deep)),
    line('M366 372V318', deep, 7),
    oval(366, 290, 54, 84, main),
    line('M18 372V330', deep, 7),
    oval(18, 306, 44, 72, main),
    box(0, 370, 390, 10, ink),
  ],
})
