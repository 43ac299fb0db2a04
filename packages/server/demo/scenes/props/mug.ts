import { mixColours } from '../mix-colours.ts'
import type { Random } from '../random.ts'
import { gradient, rectangle, specks, stroke } from '../svg.ts'

/** Define once in a picture that has mugs. */
export const mugLight = (): string =>
  gradient(
    'mug-light',
    [
      [0, '#1D120B', 0.36],
      [0.3, '#FFFFFF', 0.3],
      [0.5, '#FFFFFF', 0],
      [1, '#1D120B', 0.46],
    ],
    'x1="1" x2="0"',
  ) +
  gradient('mug-inside', [
    [0, '#000000', 0.42],
    [1, '#000000', 0.1],
  ]) +
  '<clipPath id="mug"><path d="M-99-238C-103-140-99-34-57 0C-33 16 33 16 57 0C99-34 103-140 99-238z"/></clipPath>'

/** A thrown mug with a dipped glaze; its base is at the origin, 240 high. */
export function mug(glaze: string, random: Random): string {
  const handle = 'M89-190C151-210 179-172 167-124C157-80 115-58 77-62'
  const dots = Array.from({ length: 90 }, () => [random.between(-100, 100), random.between(-236, 4)] as const)
  const lip = (radiusX: number, radiusY: number, fill: string) =>
    `<ellipse cy="-238" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`
  return (
    stroke(handle, mixColours(glaze, '#2A1408', 0.16), 27) +
    `<g opacity=".35">${stroke('M95-198C149-214 171-180 163-134', '#FFFFFF', 5)}</g>` +
    `<g clip-path="url(#mug)">${rectangle(-133, -270, 280, 300, '#C98F68')}<path d="M-133-270H147V-54C107-38 77-66 33-50C-13-34-53-62-133-42z" fill="${glaze}"/>` +
    `<g opacity=".4">${stroke('M-133-42C-53-62-13-34 33-50C77-66 107-38 147-54', '#FFFFFF', 3)}</g><g opacity=".26">${specks(dots, '#3B2A20', 2.4)}</g>` +
    `${rectangle(-107, -270, 214, 300, 'url(#mug-light)')}<g opacity=".07">${stroke('M-103-180C-53-158 53-158 103-180M-103-134C-53-112 53-112 103-134M-97-90C-53-68 53-68 97-90', '#2A1408', 2)}</g></g>` +
    lip(99, 25, mixColours(glaze, '#FFFFFF', 0.28)) +
    lip(91, 20, mixColours(glaze, '#000000', 0.12)) +
    lip(91, 20, 'url(#mug-inside)')
  )
}
