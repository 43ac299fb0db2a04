import { curveAround } from '../geometry/basic-shapes.ts'
import { cornerModule, roundedModule } from './corners.ts'
import { joinedGlyph, type Pattern } from './pattern.ts'

export const leaf: Pattern = {
  darkShare: 0.94,
  glyph: joinedGlyph({
    single: roundedModule(0.3, 0.7, 0.3, 0.7),
    end: [
      [[0, 0.25], curveAround([0, 0.25], [0, 0], [0.25, 0]), curveAround([0.25, 0], [1, 0], [1, 0.75]), [1, 1], [0, 1]],
    ],
    corner: cornerModule(0.3),
  }),
}
