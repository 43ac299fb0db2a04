import type { QrDesign } from '@taplet/contract/codes'
import { blankDesign } from './blank-design.ts'

const INK = '#000000'

/** How the code of a link without a design looks: black squares. */
export const plainDesign: QrDesign = {
  ...blankDesign('plain'),
  clientConfig: {
    pattern: 'square',
    corners: { border: 'frame0', center: 'ball0' },
    coloring: {
      variation: 'singleColor',
      backgroundColor: '#FFFFFF',
      body1: INK,
      body2: INK,
      cornerBorder: INK,
      cornerCenter: INK,
    },
  },
}
