import type { QrConfig } from '@taplet/qr'

/** As long as the codes of the product are. */
export const PAYLOAD = 'https://taplet.example/t/a1B2c3D4e5F6'

export interface Parts {
  pattern?: string
  border?: string
  center?: string
  variation?: string
  body1?: string
  body2?: string
  cornerBorder?: string
  cornerCenter?: string
}

/** Returns the config of a plain black code with these parts replaced. */
export const configOf = ({
  pattern = 'square',
  border = 'frame0',
  center = 'ball0',
  variation = 'singleColor',
  body1 = '#000000',
  body2 = '#000000',
  cornerBorder = '#000000',
  cornerCenter = '#000000',
}: Parts = {}): QrConfig => ({
  coloring: { variation, backgroundColor: '#FFFFFF', body1, body2, cornerBorder, cornerCenter },
  corners: { border, center },
  pattern,
})
