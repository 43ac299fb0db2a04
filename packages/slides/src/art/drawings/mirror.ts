import { defineDrawing } from '../define-drawing.ts'
import { arch, box, leaf, line, path } from '../shapes.ts'

export const mirror = defineDrawing({
  id: 'mirror',
  height: 260,
  draw: ({ tint, ink, button, main, deep, warm, light, glow }) => [
    box(0, 0, 390, 260, tint),
    arch(92, 238, 206, 226, deep),
    arch(106, 238, 178, 204, glow(warm)),
    line('M140 178 216 66M168 214 254 92', light, 9),
    box(34, 228, 322, 14, ink, 4),
    path('M312 228v-62h28v62zM318 166v-22h16v22z', main),
    path('M56 228v-46h24v46z', button),
    line('M68 182V150', ink, 5),
    leaf(68, 156, -24, 46, 13, main),
    leaf(68, 156, 20, 52, 13, glow(main)),
  ],
})
