import { background } from './background.ts'
import { contrastRule } from './contrast.ts'
import { darkShare } from './dark-share.ts'
import { frameCorners } from './frame-corners.ts'
import { inverted } from './inverted.ts'
import { logoBudget } from './logo-budget.ts'
import { palenessRule } from './paleness.ts'
import { printSize } from './print-size.ts'
import { quietZone } from './quiet-zone.ts'
import type { Rule } from './rule.ts'
import { transparent } from './transparent.ts'

/**
 * Every rule except the sum of small losses, in the order in which fixes are tried: the background first, because other
 * colours are measured against it.
 */
export const rules: readonly Rule[] = [
  transparent,
  inverted,
  background,
  contrastRule('body'),
  contrastRule('frame'),
  contrastRule('ball'),
  palenessRule('body'),
  palenessRule('frame'),
  palenessRule('ball'),
  darkShare,
  frameCorners,
  logoBudget,
  quietZone,
  printSize,
]
