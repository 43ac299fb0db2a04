import { defineDrawing } from '../define-drawing.ts'
import { box, disc, leaf, line, path } from '../shapes.ts'

export const marketStall = defineDrawing({
  id: 'market-stall',
  height: 390,
  draw: ({ tint, ink, button, main, deep, warm, light, shade, glow }) => [
    disc(300, 84, 52, warm),
    box(36, 96, 318, 270, tint, 8),
    box(44, 110, 12, 256, ink),
    box(334, 110, 12, 256, ink),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      path(`M${24 + at * 57} 60H${81 + at * 57}V140a28.5 28.5 0 0 1-57 0Z`, at % 2 ? light : main),
    ),
    box(18, 48, 354, 18, deep, 4),
    box(28, 262, 334, 104, warm, 6),
    box(28, 262, 334, 16, shade(warm), 6),
    ...[0, 1, 2, 3, 4].map((at) => disc(72 + at * 26, 248, 19, at % 2 ? glow(warm) : button)),
    ...[0, 1, 2, 3].map((at) => leaf(222 + at * 26, 264, -16 + at * 14, 66, 20, at % 2 ? deep : main)),
    disc(216, 250, 17, main),
    disc(320, 250, 20, deep),
    line('M28 314H362', shade(warm), 4),
    line('M140 278V366M250 278V366', shade(warm), 4),
    line('M196 140v34', ink, 4),
    box(156, 172, 80, 42, light, 6),
    line('M170 186h52M170 200h34', deep, 4),
  ],
})
