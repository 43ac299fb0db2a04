import { curveAround } from '../geometry/basic-shapes.ts'
import type { Shape } from '../geometry/contour.ts'
import { evenModule } from './corners.ts'
import { joinedGlyph, type Pattern } from './pattern.ts'

/** A breaking wave: hollow on the left, its back on the right slopes down to the base. */
const wave: Shape = [[[0, 1], [0.22, 0.72, 0.22, 0.3, 0.04, 0], curveAround([0.04, 0], [1, 0], [1, 1])]]

export const japnese: Pattern = {
  darkShare: 0.85,
  glyph: joinedGlyph({
    single: evenModule(0.5),
    end: wave,
    corner: [[[0, 1], [0, 0.75], curveAround([0, 0.75], [0, 0], [1, 0]), [1, 1]]],
  }),
}
