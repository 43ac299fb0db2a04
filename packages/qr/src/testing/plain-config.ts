import type { QrConfig } from '../qr-config.ts'

interface Parts {
  pattern?: string
  border?: string
  center?: string
  coloring?: Partial<QrConfig['coloring']>
}

/** Square and black, but for what the test is about. */
export const plainConfig = ({
  pattern = 'square',
  border = 'frame0',
  center = 'ball0',
  coloring,
}: Parts = {}): QrConfig => ({
  coloring: {
    variation: 'singleColor',
    backgroundColor: '#FFFFFF',
    body1: '#000000',
    body2: '#000000',
    cornerBorder: '#000000',
    cornerCenter: '#000000',
    ...coloring,
  },
  corners: { border, center },
  pattern,
})

export const TEXT = 'https://taplet.example/t/a1B2c3D4e5F6'
