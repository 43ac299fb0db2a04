import type { ScanDesign } from '../design.ts'

const BLACK = '#000000'

/** The same text as a plain code, black on white. */
export const plainDesign = (text: string): ScanDesign => ({
  text,
  config: {
    coloring: {
      variation: 'singleColor',
      backgroundColor: '#FFFFFF',
      body1: BLACK,
      body2: BLACK,
      cornerBorder: BLACK,
      cornerCenter: BLACK,
    },
    corners: { border: 'frame0', center: 'ball0' },
    pattern: 'square',
  },
})
