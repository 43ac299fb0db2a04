import type { Shape } from './contour.ts'

/** Thousandths of a module are finer than any printer's dot. */
const round = (value: number): number => Math.round(value * 1000) / 1000

/** The outlines as the data of one path: absolute M, L, C and Z only, so that other formats read it with ease. */
export function pathOf(shape: Shape): string {
  return shape
    .map(
      (contour) =>
        `${contour
          .map((step, index) => `${step.length === 6 ? 'C' : index === 0 ? 'M' : 'L'}${step.map(round).join(' ')}`)
          .join('')}Z`,
    )
    .join('')
}
