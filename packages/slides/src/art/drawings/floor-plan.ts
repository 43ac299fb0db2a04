import { defineDrawing } from '../define-drawing.ts'
import { box, disc, line } from '../shapes.ts'

export const floorPlan = defineDrawing({
  id: 'floor-plan',
  height: 260,
  draw: ({ ground, tint, ink, main, deep, warm, glow }) => [
    box(0, 0, 390, 260, tint),
    box(64, 26, 262, 208, ground),
    box(64, 26, 124, 96, glow(main)),
    box(188, 122, 138, 112, glow(warm)),
    line('M64 26H326V234H64ZM64 122H140M170 122H326M188 26V84M188 110V122M188 234V196M188 160V122', ink, 6),
    line('M140 122a40 40 0 0 1 30 30M188 160a36 36 0 0 0-36 36', ink, 2.5),
    box(218, 160, 72, 44, warm, 4),
    box(84, 44, 56, 18, main, 3),
    disc(126, 184, 20, main),
    disc(262, 70, 22, deep),
  ],
})
