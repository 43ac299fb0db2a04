import type { QrClientConfig } from '@taplet/contract'
import { readableColours } from '@taplet/qr/scannability'
import type { AppTheme } from '@taplet/slides/schema'
import { safeLook } from './start-look.ts'

/** The look of a new design in the colours of an app or a brand, as dark as readers need. */
export const themeDesign = ({
  button,
  accent,
  drawing,
}: Pick<AppTheme, 'button' | 'accent' | 'drawing'>): QrClientConfig =>
  readableColours({
    ...safeLook,
    coloring: { ...safeLook.coloring, body1: button, cornerBorder: drawing.main, cornerCenter: accent },
  })
