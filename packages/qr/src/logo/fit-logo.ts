import type { QrLogo } from '../qr-config.ts'
import type { Box } from '../qr-drawing.ts'
import { createSymbol, type QrSymbol } from '../symbol/create-symbol.ts'
import { QUIET_ZONE } from '../symbol/quiet-zone.ts'
import { logoBudget } from './logo-budget.ts'

/**
 * Largest share of the code's width; larger requests get this. In no version does it use more than three quarters of
 * what level H can correct; beyond that codes fail from wear and bad light (qr.md 4.3).
 */
const LARGEST_SHARE = 0.25
/** Light modules between the picture and the body. */
const PADDING = 0.4

export interface LogoFit {
  symbol: QrSymbol
  href: string
  /** The cleared area: whole modules. In modules of the drawing, like the picture. */
  cleared: Box
  picture: Box
  budget: number
  /** Whether this module, counted without the quiet zone, was cleared. */
  isCleared: (x: number, y: number) => boolean
}

/** Creates a code of level H with room for a logo in its middle. */
export function fitLogo(text: string, logo: QrLogo): LogoFit {
  const symbol = createSymbol(text, 'H')
  const modules = symbol.matrix.length
  const [width, height] = clearedSides(modules, logo)
  const left = (modules - width) / 2
  const top = (modules - height) / 2
  const isCleared = (x: number, y: number) => x >= left && x < left + width && y >= top && y < top + height
  const cleared = { x: left + QUIET_ZONE, y: top + QUIET_ZONE, width, height }
  return {
    symbol,
    href: logo.href,
    cleared,
    picture: pictureIn(cleared, logo),
    budget: logoBudget(symbol, isCleared),
    isCleared,
  }
}

/** Odd, like the code: an even side centred among its modules would cut through two more columns. */
function clearedSides(modules: number, { width, height, share }: QrLogo): readonly [width: number, height: number] {
  const longer = Math.max(1, Math.min(nearestOdd(modules * share), oddUpTo(modules * LARGEST_SHARE)))
  const ratio = Math.min(width, height) / Math.max(width, height)
  const shorter = Math.min(longer, oddFrom((longer - 2 * PADDING) * (Number.isFinite(ratio) ? ratio : 1) + 2 * PADDING))
  return width >= height ? [longer, shorter] : [shorter, longer]
}

const nearestOdd = (value: number): number => 2 * Math.ceil(value / 2 - 1) + 1
const oddUpTo = (value: number): number => 2 * Math.floor((value - 1) / 2) + 1
const oddFrom = (value: number): number => 2 * Math.ceil((value - 1) / 2) + 1

/** As large as fits, undistorted and centred. */
function pictureIn(cleared: Box, { width, height }: QrLogo): Box {
  const roomX = cleared.width - 2 * PADDING
  const roomY = cleared.height - 2 * PADDING
  const hasSize = width > 0 && height > 0
  const scale = hasSize ? Math.min(roomX / width, roomY / height) : 0
  const size = hasSize ? { width: width * scale, height: height * scale } : { width: roomX, height: roomY }
  return {
    x: cleared.x + (cleared.width - size.width) / 2,
    y: cleared.y + (cleared.height - size.height) / 2,
    ...size,
  }
}
