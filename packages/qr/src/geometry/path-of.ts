import { inThousandths } from '@taplet/base/numbers'
import type { Shape } from './contour.ts'

/** The outlines as the data of one path: absolute M, L, C and Z only, so that other formats read it with ease. */
export function pathOf(shape: Shape): string {
  return shape
    .map(
      (contour) =>
        `${contour
          .map(
            (step, index) => `${step.length === 6 ? 'C' : index === 0 ? 'M' : 'L'}${step.map(inThousandths).join(' ')}`,
          )
          .join('')}Z`,
    )
    .join('')
}
