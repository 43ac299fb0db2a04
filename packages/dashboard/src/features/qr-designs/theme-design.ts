import type { QrClientConfig } from '@taplet/contract'
import { readableColours } from '@taplet/qr/scannability'
import { contrast } from '@taplet/slides/editor'
import type { AppTheme } from '@taplet/slides/schema'
import { safeLook } from './start-look.ts'

const DARK = 7 // : 1 on white, as dark as readers want a code

/** The look of a new design in the colours of an app or a brand: the first of them that is dark enough, else darkened. */
export function themeDesign({ button, ground, ink, accent }: AppTheme): QrClientConfig {
  const body = [button, ground, ink].find((colour) => contrast(colour, '#FFFFFF') >= DARK) ?? button
  const coloring = { ...safeLook.coloring, body1: body, cornerBorder: body, cornerCenter: accent }
  return readableColours({ ...safeLook, coloring })
}
