import { defineDrawing } from '../define-drawing.ts'
import { box, disc, path } from '../shapes.ts'

export const tiles = defineDrawing({
  id: 'tiles',
  height: 260,
  draw: ({ tint, button, main, deep, warm, light }) => [
    box(0, 0, 390, 260, deep),
    path('M0 130C0 50 50 0 130 0C130 80 80 130 0 130Z', main),
    box(130, 0, 130, 130, main),
    path('M130 130A130 130 0 0 1 260 0V130Z', light),
    path('M325 130C280 96 280 34 325 0C370 34 370 96 325 130Z', warm),
    box(0, 130, 130, 130, button),
    disc(65, 195, 46, warm),
    disc(65, 195, 18, deep),
    box(130, 130, 130, 130, tint),
    path('M130 130A130 130 0 0 0 260 260H130Z', main),
    path('M260 130A65 65 0 0 0 260 260Z', warm),
    box(260, 130, 130, 130, warm),
    path('M260 260C260 180 310 130 390 130C390 210 340 260 260 260Z', deep),
  ],
})
