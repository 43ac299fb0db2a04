import { defineDrawing } from '../define-drawing.ts'
import { arch, flower, leaf, line, path } from '../shapes.ts'

export const flowerArch = defineDrawing({
  id: 'flower-arch',
  height: 390,
  draw: ({ tint, button, main, deep, warm, light, glow }) => [
    arch(62, 372, 266, 358, tint),
    path('M84 372V154a111 111 0 0 1 222 0V372H290V154a95 95 0 0 0-190 0V372Z', light),
    ...[
      [92, 300, -60],
      [90, 240, -80],
      [88, 180, -60],
      [104, 116, -30],
      [150, 66, -20],
      [240, 66, 20],
      [288, 116, 40],
      [302, 180, 66],
      [300, 240, 80],
      [298, 300, 60],
    ].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn, 64, 19, main)),
    ...[
      [92, 330, -110],
      [92, 270, -120],
      [92, 206, -130],
      [124, 92, -70],
      [196, 54, 6],
      [266, 92, 84],
      [300, 210, 120],
      [298, 270, 120],
      [298, 330, 110],
    ].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn, 52, 16, deep)),
    flower(96, 190, 24, [warm, light]),
    flower(126, 102, 28, [glow(warm), deep]),
    flower(196, 56, 30, [warm, light]),
    flower(270, 104, 28, [glow(warm), deep]),
    flower(300, 196, 24, [warm, light]),
    flower(92, 262, 18, [glow(warm), deep]),
    flower(302, 268, 18, [glow(warm), deep]),
    line('M176 250a38 38 0 1 0 .1 0M220 262a38 38 0 1 0 .1 0', button, 9),
    path('M176 250l-16-18h32z', warm),
  ],
})
