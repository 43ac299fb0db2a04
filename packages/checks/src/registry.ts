import { altText } from './checks/alt-text.ts'
import { captions } from './checks/captions.ts'
import { contrast } from './checks/contrast.ts'
import { deadLinks } from './checks/dead-links.ts'
import { firstLook } from './checks/first-look.ts'
import { framing } from './checks/framing.ts'
import { overflow } from './checks/overflow.ts'
import { overlap } from './checks/overlap.ts'
import { product } from './checks/product.ts'
import { tapTargets } from './checks/tap-targets.ts'
import { unfinished } from './checks/unfinished.ts'
import { weight } from './checks/weight.ts'
import type { Check } from './check.ts'

/** All checks by id, alphabetical. Nothing else names one. */
export const checks = {
  'alt-text': altText,
  captions,
  contrast,
  'dead-links': deadLinks,
  'first-look': firstLook,
  framing,
  overflow,
  overlap,
  product,
  'tap-targets': tapTargets,
  unfinished,
  weight,
} as const satisfies Record<string, Check>
export type CheckId = keyof typeof checks

export const checkIds = Object.keys(checks) as CheckId[] // keys of the literal above
