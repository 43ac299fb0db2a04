import { drawQr, type QrLogo, qrSvg } from '@taplet/qr'
import type { QrClientConfig } from '@taplet/contract'

const drawn = new Map<string, string>()
const MOST = 300 // lists of 200 are scrolled back and forth

/** The code as the address of a picture; drawn once for each look. */
export function codePicture(address: string, config: QrClientConfig, logo?: QrLogo): string {
  const key = JSON.stringify([address, config, logo?.href, logo?.share])
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = qrSvg(drawQr(address, config, logo && { logo }))
  // A picture of its own, instead of a part of the page: the ids of gradients never meet.
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const [oldest] = drawn.keys()
  if (drawn.size >= MOST && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, picture)
  return picture
}
