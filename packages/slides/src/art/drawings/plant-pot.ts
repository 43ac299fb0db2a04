import { defineDrawing } from '../define-drawing.ts'
import { box, disc, path, placed, veined } from '../shapes.ts'

export const plantPot = defineDrawing({
  id: 'plant-pot',
  height: 390,
  draw: ({ tint, main, deep, warm, dark, light, shade }) => [
    disc(195, 176, 168, tint),
    placed(
      'translate(195 252) scale(.92)',
      veined(0, 0, -62, 150, 38, [deep, light]),
      veined(0, 0, 58, 160, 38, [deep, light]),
      veined(0, 0, -34, 210, 40, [main, dark]),
      veined(0, 0, 30, 220, 40, [main, dark]),
      veined(0, 0, -2, 260, 42, [deep, light]),
      veined(0, 0, -84, 104, 30, [main, dark]),
      veined(0, 0, 82, 110, 30, [main, dark]),
    ),
    placed(
      'translate(195 240) scale(.92)',
      path('M-70 34H70L54 150Q53 158 45 158H-45Q-53 158-54 150Z', warm),
      path('M18 34H70L54 150Q53 158 45 158H6Z', shade(warm)),
      box(-80, 0, 160, 40, warm, 7),
      path('M-70 40h140l-1 8H-69z', shade(warm)),
    ),
  ],
})
