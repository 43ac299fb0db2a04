import { drawQr, type QrLogo, qrSvg } from '@taplet/qr'
import type { QrClientConfig } from '@taplet/contract'

const drawn = new Map<string, string>()
const MOST = 300 // enough to scroll lists of 200 back and forth

/** Returns the code as a data URL; drawn once for each design. */
export function codePicture(address: string, config: QrClientConfig, logo?: QrLogo): string {
  const key = JSON.stringify([address, config, logo?.href, logo?.share])
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = qrSvg(drawQr(address, config, logo && { logo }))
  // A separate image, not inline SVG: gradient ids cannot collide.
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const [oldest] = drawn.keys()
  if (drawn.size >= MOST && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, picture)
  return picture
}
