import type { QrClientConfig } from '@taplet/contract'
import { blankDesign } from './blank-design.ts'

/** The defaults of spec §3: fresh on a screen, and risky in print. */
export const brightLook: QrClientConfig = blankDesign('start').clientConfig

/** Their readable twin, with which new designs open: the same three colours as dark as readers need, and full squares. */
export const safeLook: QrClientConfig = {
  coloring: { ...brightLook.coloring, body1: '#004E9E', cornerBorder: '#005B39', cornerCenter: '#734600' },
  corners: { border: 'frame0', center: 'ball15' },
  pattern: 'square',
}
