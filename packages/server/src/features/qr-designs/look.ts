import type { QrClientConfig } from '@taplet/contract'
import { drawQr, plainLook, type QrDrawing } from '@taplet/qr'
import type { ScanDesign } from '@taplet/qr/scannability'
import type { LogoPicture } from './logo/logos.ts'

/** Everything that determines a code's look. */
export interface Look {
  config: QrClientConfig
  logo: { picture: LogoPicture; share: number } | null
}

/** The look of codes without a design. */
export const PLAIN_LOOK: Look = { config: plainLook, logo: null }

const drawnLogo = ({ logo }: Look) =>
  logo
    ? { href: logo.picture.href, width: logo.picture.width, height: logo.picture.height, share: logo.share }
    : undefined

export const drawLook = (text: string, look: Look): QrDrawing => drawQr(text, look.config, { logo: drawnLogo(look) })

/** The same for the scan check, which gets the logo's pixels separately. */
export function toScanDesign(text: string, look: Look, isTransparent = false): ScanDesign {
  const logo = drawnLogo(look)
  return { text, config: look.config, isTransparent, logo: logo && { ...logo, href: '' } }
}
