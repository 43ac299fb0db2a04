import { drawQr } from '../../draw-qr.ts'
import { colourKeysOf, type PartName } from '../colour/parts.ts'
import type { ScanDesign } from '../design.ts'
import { applyFix } from './apply-fix.ts'
import type { FixId } from './fix-id.ts'

type Label = (after: ScanDesign) => string

const darkenLabel =
  (part: PartName, words: string): Label =>
  ({ config: { coloring } }) =>
    `Darken ${words} to ${colourKeysOf(coloring.variation, part)
      .map((key) => coloring[key])
      .join(' and ')}`

const labels: { readonly [F in FixId]: Label } = {
  DARKEN_BALL: darkenLabel('ball', 'corner centres'),
  DARKEN_BODY: darkenLabel('body', 'dots'),
  DARKEN_FRAME: darkenLabel('frame', 'corner frames'),
  FULLER_DOTS: () => 'Fuller dots',
  LIGHTER_BACKGROUND: ({ config }) => `Lighten background to ${config.coloring.backgroundColor}`,
  OPAQUE_BACKGROUND: ({ config }) => `Fill background with ${config.coloring.backgroundColor}`,
  PLAINER_BALL: () => 'Plain corner centres',
  PRINT_LARGER: ({ printMm }) => `Print it ${printMm ?? 0} mm wide`,
  SHRINK_LOGO: (after) =>
    after.logo
      ? `Shrink logo to ${drawQr(after.text, after.config, { logo: after.logo }).logo?.box.width ?? 0} modules`
      : 'Take logo away',
  SQUARE_FRAME: () => 'Square corner frames',
  SWAP_COLOURS: () => 'Swap to dark on light',
  WIDER_QUIET_ZONE: () => 'Keep 4 modules of border',
}

/** What the button of a repair says of this design, e.g. "Darken corner centres to #B45309"; empty for an unknown id. */
export const fixLabel = (design: ScanDesign, fixId: string): string =>
  Object.hasOwn(labels, fixId)
    ? // Just found among the keys.
      labels[fixId as FixId](applyFix(design, fixId))
    : ''
