import type { QrClientConfig } from '@taplet/contract'
import type { qrDesigns } from '../../../text/en/qr/qr-designs.ts'

export interface Look {
  /** Its name stands in the text table. */
  id: keyof typeof qrDesigns.looks.names
  clientConfig: QrClientConfig
}

const WHITE = '#FFFFFF'

/** One colour for all parts. */
const plain = (ink: string, ground = WHITE): QrClientConfig['coloring'] => ({
  variation: 'singleColor',
  backgroundColor: ground,
  body1: ink,
  body2: '#000000',
  cornerBorder: ink,
  cornerCenter: ink,
})

const withCorners = (body1: string, cornerBorder: string, cornerCenter: string, ground = WHITE) => ({
  ...plain(body1, ground),
  variation: 'singleColorCustomCorners',
  cornerBorder,
  cornerCenter,
})

const blend = (kind: 'linear' | 'radial', body1: string, body2: string, ground = WHITE) => ({
  ...plain(body1, ground),
  variation: `${kind}Gradient`,
  body2,
})

const look = (
  id: Look['id'],
  pattern: string,
  [border, center]: readonly [string, string],
  coloring: QrClientConfig['coloring'],
): Look => ({ id, clientConfig: { pattern, corners: { border, center }, coloring } })

/** Ready-made designs. A test ensures that all of them scan everywhere. */
export const looks: readonly Look[] = [
  look('ink', 'square', ['frame0', 'ball0'], plain('#0E1A2B')),
  look('pebble', 'round', ['frame0', 'ball15'], withCorners('#12305C', '#0C4797', '#12305C')),
  look('tide', 'round', ['frame11', 'ball2'], blend('linear', '#0B3B8C', '#06493F')),
  look('forest', 'leaf', ['frame0', 'ball0'], withCorners('#0B4A30', '#0B4A30', '#4E3200')),
  look('ember', 'pointed-smooth', ['frame0', 'ball7'], blend('radial', '#5F1208', '#4A1030')),
  look('plum', 'circle', ['frame4', 'ball15'], withCorners('#4B1E6D', '#4B1E6D', '#7A1450')),
  look('bubbles', 'circle', ['frame4', 'ball10'], withCorners('#14414F', '#14414F', '#103744')),
  look('ribbon', 'rounded-in', ['frame0', 'ball12'], plain('#1B2A6B')),
  look('confetti', 'circle', ['frame0', 'ball12'], blend('linear', '#0D3560', '#2A1E6D')),
  look('bakery', 'rounded-in', ['frame0', 'ball15'], plain('#4A2208', '#FFFAF2')),
  look('stamp', 'pointed-in', ['frame7', 'ball7'], withCorners('#5B0F1E', '#5B0F1E', '#3A0A14')),
  look('lantern', 'pointed', ['frame11', 'ball8'], blend('radial', '#1F2937', '#4A1E0C', '#FFFDF8')),
]
