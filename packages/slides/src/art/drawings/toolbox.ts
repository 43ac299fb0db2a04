import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line, oval, path, placed } from '../shapes.ts'

export const toolbox = defineDrawing({
  id: 'toolbox',
  height: 390,
  draw: ({ tint, ink, button, main, deep, warm, shade, glow }) => [
    disc(195, 186, 168, tint),
    placed(
      'rotate(-14 140 200)',
      box(128, 70, 22, 190, glow(tint), 6),
      path('M139 30a34 34 0 0 1 34 34v10h-18V60h-32v14h-18V64a34 34 0 0 1 34-34Z', ink),
      box(130, 70, 18, 180, ink, 8),
    ),
    placed(
      'rotate(10 206 200)',
      box(196, 96, 20, 150, warm, 8),
      path('M158 60H240Q262 60 262 84L236 96H158Z', ink),
      box(154, 54, 22, 48, ink, 5),
    ),
    placed(
      'rotate(22 282 210)',
      box(276, 92, 10, 96, glow(ink)),
      box(268, 160, 26, 96, button, 10),
      path('M275 66h12l4 30h-20z', ink),
    ),
    line('M142 250v-14q0-20 20-20h66q20 0 20 20v14', deep, 12),
    box(52, 244, 286, 116, main, 12),
    box(52, 244, 286, 36, deep, 12),
    box(88, 270, 40, 24, warm, 5),
    box(262, 270, 40, 24, warm, 5),
    line('M76 336H314', deep, 5),
    oval(195, 366, 310, 14, shade(tint)),
  ],
})
