import { rectangle } from './geometry/basic-shapes.ts'
import type { Contour, Shape } from './geometry/contour.ts'
import { FULL_MODULE, type Pattern, placeGlyph } from './patterns/pattern.ts'

/** Draws all modules for which `isDark` is true, as one shape. Adjacent full modules become one rectangle. */
export function drawBody(
  { glyph }: Pattern,
  modules: number,
  offset: number,
  isDark: (x: number, y: number) => boolean,
): Shape {
  const contours: Contour[] = []
  for (let y = 0; y < modules; y++) {
    let run = 0
    for (let x = 0; x <= modules; x++) {
      const shape = isDark(x, y) ? glyph(cellAt(x, y, isDark)) : []
      if (shape === FULL_MODULE) {
        run++
        continue
      }
      if (run > 0) contours.push(rectangle(offset + x - run, offset + y, run, 1))
      run = 0
      contours.push(...placeGlyph(shape, offset + x, offset + y))
    }
  }
  return contours
}

const cellAt = (x: number, y: number, isDark: (x: number, y: number) => boolean) => ({
  column: x,
  row: y,
  hasTop: isDark(x, y - 1),
  hasRight: isDark(x + 1, y),
  hasBottom: isDark(x, y + 1),
  hasLeft: isDark(x - 1, y),
})
