import { mixColours } from '../mix-colours.ts'
import type { Random } from '../random.ts'
import { gradient, path, rectangle, short, specks } from '../svg.ts'

/** Pots by outline; each has its base at the origin. `glazeEnd` is how far above the base the glaze stops. */
const vesselShapes = {
  bottle: {
    outline:
      'M-18-330C-18-300-16-280-20-262C-26-226-72-204-76-140C-80-70-66-20-54 0H54C66-20 80-70 76-140C72-204 26-226 20-262C16-280 18-300 18-330z',
    mouth: [18, 4.5, -330],
    glazeEnd: -88,
  },
  moon: {
    outline: 'M-40-196C-96-178-118-136-116-94C-114-46-78-8-46 0H46C78-8 114-46 116-94C118-136 96-178 40-196z',
    mouth: [40, 8, -196],
    glazeEnd: -42,
  },
  cup: {
    outline: 'M-54-104C-56-60-52-20-38 0H38C52-20 56-60 54-104z',
    mouth: [54, 10, -104],
    glazeEnd: -28,
  },
  jug: {
    outline: 'M-46-214C-40-190-50-172-62-146C-84-100-80-40-50 0H50C80-40 84-100 62-146C50-172 40-190 46-214z',
    mouth: [46, 9, -214],
    glazeEnd: -60,
  },
} as const
export type VesselShape = keyof typeof vesselShapes

const CLAY = '#C98F68'

/** Light from the right: define once in a picture that has vessels. */
export const vesselLight = (): string =>
  gradient(
    'vessel-light',
    [
      [0, '#1D120B', 0.36],
      [0.3, '#FFFFFF', 0.3],
      [0.5, '#FFFFFF', 0],
      [1, '#1D120B', 0.46],
    ],
    'x1="1" x2="0"',
  )

/** A thrown pot with speckled glaze over bare clay. `id` must be unique in the picture. */
export function vessel(id: string, shape: VesselShape, glaze: string, random: Random): string {
  const { outline, mouth, glazeEnd } = vesselShapes[shape]
  const [radiusX, radiusY, top] = mouth
  const dots = Array.from({ length: 70 }, () => [random.between(-120, 120), random.between(top, 0)] as const)
  const wave = `M-140-400H140V${glazeEnd}C90 ${glazeEnd + 14} 60 ${glazeEnd - 10} 10 ${glazeEnd + 4}C-40 ${glazeEnd + 16}-90 ${glazeEnd - 8}-140 ${glazeEnd + 6}z`
  const rim = `cx="0" cy="${short(top)}" rx="${radiusX}" ry="${radiusY}"`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${rectangle(-140, -400, 280, 420, CLAY)}${path(wave, glaze)}<g opacity=".3">${specks(dots, '#3B2A20', 2)}</g>${path(outline, 'url(#vessel-light)')}</g><ellipse ${rim} fill="#3A2A22"/><ellipse ${rim} fill="none" stroke="${mixColours(glaze, '#FFFFFF', 0.12)}" stroke-width="4"/>`
}

export const vesselSilhouette = (shape: VesselShape, fill: string): string => path(vesselShapes[shape].outline, fill)
