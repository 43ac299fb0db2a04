import type { QrConfig } from './qr-config.ts'

const BLACK = '#000000'

/** Square and black on white, as codes without a design. */
export const plainLook: QrConfig = {
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
}
