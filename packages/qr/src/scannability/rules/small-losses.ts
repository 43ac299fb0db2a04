import { palenessOf, type PartName, type Parts } from '../colour/parts.ts'
import { lumaOf } from '../colour/luma-of.ts'
import type { FixId } from '../fixes/fix-id.ts'
import { contrastOfPart } from './contrast.ts'
import { messages } from '../messages/messages.ts'
import type { Rule, Subject } from './rule.ts'
import { ballLosses, frameLosses, patternLosses } from './shape-losses.ts'

/**
 * The cost of each property in reads of 1000, measured as described in shape-losses.ts. Small costs add up. The budget
 * is less than the 50 that the promise allows (95 reads for every 100 of a plain code): a sum of measured figures is
 * off by ten or fifteen, and no design may break the promise.
 */
const BUDGET = 20
const LARGE = 120
const HUGE = 300
const [CAP, LARGE_CAP, HUGE_CAP] = [84, 75, 60]

/** From this contrast on nothing is lost. */
const FULL_CONTRAST = 8
const PER_CONTRAST = 20
const CONTRAST_WEIGHT: { [P in PartName]: number } = { body: 0.5, frame: 0.25, ball: 0.25 }
const PER_PALENESS: { [P in PartName]: number } = { body: 20, frame: 50, ball: 80 }
const PER_GROUND = 0.6
/**
 * A logo requires level H, and so more modules that may fail: 19 reads on an otherwise plain code, all ZBar's. With it
 * shapes and colours cost more than alone, so what is left for them is as little as the fixes can reach.
 */
const ANY_LOGO = 14
/** Level H compensates for a logo that uses no more than this. */
export const FREE_BUDGET = 0.25
/**
 * Measured: 9 to 14 reads between a budget of 0.07 and 0.36, the largest that a logo of the designer has. Codes of short
 * links have less to repair with, and lose twice that. Record 134.
 */
const PER_LOGO = { short: 100, long: 50 }
/** Modules of the largest code that counts as short: version 5. */
const SHORT = 37

interface Loss {
  of: 'background' | 'ball' | 'ballInk' | 'bodyInk' | 'frame' | 'frameInk' | 'logo' | 'pattern'
  reads: number
  fix: FixId
}

const inkLoss = (parts: Parts, part: PartName): number => {
  const missing = Math.max(0, FULL_CONTRAST - contrastOfPart(parts, part))
  return missing * PER_CONTRAST * CONTRAST_WEIGHT[part] + palenessOf(parts, part) * PER_PALENESS[part]
}

function lossesOf({ parts, pattern, frame, ball, logo, widthModules, quietZone }: Subject): Loss[] {
  const perLogo = widthModules - 2 * quietZone <= SHORT ? PER_LOGO.short : PER_LOGO.long
  return [
    { of: 'pattern', reads: patternLosses[pattern], fix: 'FULLER_DOTS' },
    { of: 'frame', reads: frameLosses[frame], fix: 'SQUARE_FRAME' },
    { of: 'ball', reads: ballLosses[ball], fix: 'PLAINER_BALL' },
    { of: 'bodyInk', reads: inkLoss(parts, 'body'), fix: 'DARKEN_BODY' },
    { of: 'frameInk', reads: inkLoss(parts, 'frame'), fix: 'DARKEN_FRAME' },
    { of: 'ballInk', reads: inkLoss(parts, 'ball'), fix: 'DARKEN_BALL' },
    { of: 'background', reads: (255 - lumaOf(parts.background)) * PER_GROUND, fix: 'LIGHTER_BACKGROUND' },
    {
      of: 'logo',
      reads: Math.max(0, (logo?.budget ?? 0) - FREE_BUDGET) * perLogo,
      fix: 'SHRINK_LOGO',
    },
  ]
}

/** Whether the sum of all costs is within budget. The fix addresses the largest cost. */
export const smallLosses: Rule = (subject) => {
  const losses = lossesOf(subject).sort((one, other) => other.reads - one.reads)
  const total = losses.reduce((sum, { reads }) => sum + reads, subject.logo ? ANY_LOGO : 0)
  const [most, second] = losses
  if (total <= BUDGET || !most) return undefined
  const other = second && second.reads >= BUDGET / 3 ? second : undefined
  return {
    rule: 'small-losses',
    message: (language) => {
      const say = messages(language)
      const named = say(`losses.${most.of}`)
      return other
        ? say('smallLosses', { most: named, second: say(`losses.${other.of}`) })
        : say('smallLoss', { most: named })
    },
    fix: most.fix,
    cap: total > HUGE ? HUGE_CAP : total > LARGE ? LARGE_CAP : CAP,
  }
}
