import type { Shape } from './contour.ts'
import { inThousandths } from './in-thousandths.ts'

/** The outlines as data of one path: absolute M, L, C and Z only, so that other formats parse it easily. */
export function pathOf(shape: Shape): string {
  let path = ''
  for (const contour of shape) {
    let command = 'M'
    for (const step of contour) {
      path += step.length === 6 ? 'C' : command
      path += inThousandths(step[0])
      for (let index = 1; index < step.length; index++) path += ` ${inThousandths(step[index] ?? 0)}`
      command = 'L'
    }
    path += 'Z'
  }
  return path
}
