import { frames } from '../../frames/registry.ts'
import { layOutQr } from '../../lay-out-qr.ts'
import type { QrConfig } from '../../qr-config.ts'
import { qrPatterns } from '../../shape-lists.ts'
import type { ScanDesign } from '../design.ts'
import { patternLosses } from '../rules/shape-losses.ts'
import { FREE_BUDGET } from '../rules/small-losses.ts'
import { smallestPrintMm } from '../smallest-print-mm.ts'
import { darkenPart, lightenBackground, opaqueBackground, swapColours } from './colours.ts'
import type { FixId } from './fix-id.ts'

type Fix = (design: ScanDesign) => ScanDesign

const recolour =
  (change: (coloring: QrConfig['coloring']) => QrConfig['coloring']): Fix =>
  (design) => ({ ...design, config: { ...design.config, coloring: change(design.config.coloring) } })

const measuresOf = ({ text, logo }: ScanDesign) => layOutQr(text, { logo: logo ?? undefined }).measures

/** Patterns with a smaller dark share are no fix. */
const FULL_ENOUGH = 0.75
/** Reads of 1000. */
const MAX_LOSS = 8
const LEAST_LOGO = 0.1
/** A logo using up to this much leaves room for a little of everything else. */
const SMALL_BUDGET = 0.3
const LOGO_STEP = 0.01

/** All fixes. Each changes only what it is named for. */
export const fixes: { readonly [F in FixId]: Fix } = {
  DARKEN_BALL: recolour((coloring) => darkenPart(coloring, 'ball')),
  DARKEN_BODY: recolour((coloring) => darkenPart(coloring, 'body')),
  DARKEN_FRAME: recolour((coloring) => darkenPart(coloring, 'frame')),
  FULLER_DOTS: (design) => ({ ...design, config: { ...design.config, pattern: fullerPattern(design.config.pattern) } }),
  LIGHTER_BACKGROUND: recolour(lightenBackground),
  OPAQUE_BACKGROUND: (design) => ({ ...recolour(opaqueBackground)(design), isTransparent: false }),
  PLAINER_BALL: (design) => withCorners(design, { center: 'ball0' }),
  PRINT_LARGER(design) {
    const { modules, quietZone } = measuresOf(design)
    const widthModules = modules + 2 * (design.quietZone ?? quietZone)
    return { ...design, printMm: smallestPrintMm(widthModules, design.distanceMm) }
  },
  SHRINK_LOGO: shrinkLogo,
  SQUARE_FRAME: (design) => withCorners(design, { border: squareFrame() }),
  SWAP_COLOURS: recolour(swapColours),
  WIDER_QUIET_ZONE: (design) => ({ ...design, quietZone: undefined }),
}

const withCorners = (design: ScanDesign, corners: Partial<QrConfig['corners']>): ScanDesign => ({
  ...design,
  config: { ...design.config, corners: { ...design.config.corners, ...corners } },
})

/** The least filled pattern that is full enough and cheap, so closest to dots. After it comes the plain one. */
function fullerPattern(current: string): string {
  const full = qrPatterns.filter(({ id, darkShare }) => darkShare >= FULL_ENOUGH && patternLosses[id] <= MAX_LOSS)
  const nearest = full.sort((one, other) => one.darkShare - other.darkShare)[0]?.id
  return nearest === undefined || nearest === current ? 'square' : nearest
}

const squareFrame = (): string => Object.entries(frames).find(([, frame]) => frame.cornerRadius === 0)?.[0] ?? 'frame0'

/**
 * The largest size at which the logo leaves enough error correction: for designs that need little more, and for those
 * that need all. Removes the logo when there is no such size.
 */
function shrinkLogo(design: ScanDesign): ScanDesign {
  const { logo } = design
  if (!logo) return design
  const budget = measuresOf(design).logo?.budget ?? 0
  const wanted = budget > SMALL_BUDGET ? SMALL_BUDGET : FREE_BUDGET
  const most = budget > wanted ? logo.share : 0 // small enough already: nothing less would help
  for (let share = most; share >= LEAST_LOGO; share -= LOGO_STEP) {
    const smaller = { ...design, logo: { ...logo, share: Math.round(share * 100) / 100 } }
    if ((measuresOf(smaller).logo?.budget ?? 0) <= wanted) return smaller
  }
  return { ...design, logo: null }
}
