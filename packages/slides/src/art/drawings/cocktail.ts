import { defineDrawing } from '../define-drawing.ts'
import { arch, box, disc, leaf, line, oval, path } from '../shapes.ts'

export const cocktail = defineDrawing({
  id: 'cocktail',
  height: 390,
  draw: ({ tint, button, main, deep, warm, light, sky, shade, glow }) => [
    arch(70, 372, 250, 360, tint),
    disc(262, 108, 46, warm),
    disc(282, 96, 40, tint),
    path('M92 150H298C298 226 252 254 195 254S92 226 92 150Z', sky),
    path('M106 176H284C276 224 240 240 195 240S114 224 106 176Z', main),
    path('M195 240C240 240 276 224 284 176H236C236 210 222 234 195 240Z', deep),
    line('M92 150H298', light, 6),
    box(190, 250, 10, 96, shade(light)),
    oval(195, 352, 132, 20, shade(light)),
    disc(128, 150, 40, warm),
    disc(128, 150, 31, light),
    disc(128, 150, 27, warm),
    line('M128 124V176M102 150H154M110 132l36 36M146 132l-36 36', light, 3),
    line('M214 172 262 60', button, 7),
    disc(222, 204, 13, warm),
    disc(176, 196, 5, light),
    disc(196, 216, 4, light),
    leaf(280, 150, 30, 76, 20, main),
    leaf(286, 150, 62, 62, 18, glow(main)),
  ],
})
