import { qrBalls, qrFrames, qrPatterns, qrVariations } from '@taplet/qr'
import type { ScanDesign } from '@taplet/qr/scannability'

/** As long as the codes of the product are. */
export const TEXT = 'https://taplet.example/t/a1B2c3D4e5F6g7H8i9J0k1'

/** One half takes any colours, the other dark ones on light as people do, mostly on white. */
const SENSIBLE = 0.5
const WHITE = 0.7
const LOGO = 0.2

/** Returns a random design; the same random numbers give the same design. */
export function randomDesign(random: () => number): ScanDesign {
  const pick = <Item>(list: readonly [Item, ...Item[]]): Item => list[Math.floor(random() * list.length)] ?? list[0]
  const isSensible = random() < SENSIBLE
  const channel = (low: number, high: number) =>
    Math.floor(low + random() * (high - low))
      .toString(16)
      .padStart(2, '0')
  const colour = (low: number, high: number) => `#${channel(low, high)}${channel(low, high)}${channel(low, high)}`
  const ink = () => (isSensible ? colour(0, 110) : colour(0, 256))
  const ground = () => {
    if (!isSensible) return colour(0, 256)
    return random() < WHITE ? '#ffffff' : colour(215, 256)
  }
  const share = 0.1 + random() * 0.2
  return {
    text: TEXT,
    logo: random() < LOGO ? { href: '', width: 200, height: 200, share } : null,
    config: {
      coloring: {
        variation: pick(atLeastOne(qrVariations)),
        backgroundColor: ground(),
        body1: ink(),
        body2: ink(),
        cornerBorder: ink(),
        cornerCenter: ink(),
      },
      corners: { border: pick(atLeastOne(qrFrames)).id, center: pick(atLeastOne(qrBalls)).id },
      pattern: pick(atLeastOne(qrPatterns)).id,
    },
  }
}

// The lists of shapes are never empty; their type does not say so.
const atLeastOne = <Item>(list: readonly Item[]) => list as readonly [Item, ...Item[]]
