import type { Scene } from '../scene.ts'
import { horizon } from '../recipes/horizon.ts'
import { frame } from '../svg.ts'

const SIDE = 390

/** The square cover of a record: the horizon, cropped to the moon and its light. */
export const recordSleeve: Scene = (palette, seed) =>
  frame(
    `<svg width="${SIDE}" height="${SIDE}" viewBox="0 190 ${SIDE} ${SIDE}">${horizon(palette, seed, 'FOOT')}</svg>`,
    SIDE,
    SIDE,
  )
