import { defineDrawing } from '../define-drawing.ts'
import { arch, box, disc, line, path } from '../shapes.ts'

export const rowOfHouses = defineDrawing({
  id: 'row-of-houses',
  height: 390,
  draw: ({ tint, ink, button, main, deep, warm, light, shade, glow }) => [
    disc(326, 62, 36, warm),
    box(26, 166, 118, 206, glow(main)),
    path('M14 168 85 92 156 168Z', deep),
    box(238, 178, 126, 194, main),
    path('M226 180 301 104 376 180Z', deep),
    box(134, 118, 124, 254, warm),
    path('M122 120 196 34 270 120Z', shade(shade(warm))),
    ...[
      [152, 144],
      [206, 144],
      [152, 226],
      [206, 226],
      [206, 306],
    ].map(
      ([x = 0, y = 0]) =>
        box(x, y, 34, 52, light) + line(`M${x + 17} ${y}v52M${x} ${y + 26}h34`, shade(shade(warm)), 3),
    ),
    arch(148, 372, 44, 88, button),
    ...[
      [46, 196],
      [98, 196],
      [46, 282],
      [98, 282],
      [276, 208],
      [322, 208],
      [276, 294],
      [322, 294],
    ].map(([x = 0, y = 0]) => box(x, y, 26, 48, tint)),
    box(8, 370, 374, 12, ink),
  ],
})
