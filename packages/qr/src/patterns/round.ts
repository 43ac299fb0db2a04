import { cornerModule, evenModule, roundedModule, SOFT_RADIUS } from './corners.ts'
import { joinedGlyph, type Pattern } from './pattern.ts'

export const round: Pattern = {
  darkShare: 0.97,
  glyph: joinedGlyph({
    single: evenModule(SOFT_RADIUS),
    end: roundedModule(SOFT_RADIUS, SOFT_RADIUS, 0, 0),
    corner: cornerModule(SOFT_RADIUS),
  }),
}

export const circular: Pattern = {
  darkShare: 0.91,
  glyph: joinedGlyph({
    single: evenModule(0.5),
    end: roundedModule(0.5, 0.5, 0, 0),
    corner: cornerModule(1),
  }),
}
