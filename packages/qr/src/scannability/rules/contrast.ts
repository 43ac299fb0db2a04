import { isInverted, type PartName, type Parts } from '../colour/parts.ts'
import { contrastOf } from '@taplet/base/colours'
import { lumaOf } from '../colour/luma-of.ts'
import type { FixId } from '../fixes/fix-id.ts'
import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** Below it low light and noise make a code unreadable (qr.md 4.4). */
const POOR = 3
const POOR_CAP = 50
const FINE = 4.5
const WEAK_CAP = 80
const FIXES: { [P in PartName]: FixId } = { body: 'DARKEN_BODY', frame: 'DARKEN_FRAME', ball: 'DARKEN_BALL' }

/** The contrast of a part's palest colour with the background; 1 when it is on the other side of it. */
export function contrastOfPart(parts: Parts, part: PartName): number {
  const ground = lumaOf(parts.background)
  const inverted = isInverted(parts)
  return Math.min(
    ...parts[part].map((ink) => (lumaOf(ink) > ground === inverted ? contrastOf(ink, parts.background) : 1)),
  )
}

/** Checks the WCAG contrast of one part with the background. */
export const contrastRule =
  (part: PartName): Rule =>
  ({ parts }) => {
    const contrast = contrastOfPart(parts, part)
    if (contrast >= FINE) return undefined
    const isPoor = contrast < POOR
    return {
      rule: `${part}-contrast`,
      message: messages.later(`${isPoor ? 'poor' : 'pale'}.${part}`, { contrast: contrast.toFixed(1), fine: FINE }),
      fix: isInverted(parts) ? 'SWAP_COLOURS' : FIXES[part],
      cap: isPoor ? POOR_CAP : WEAK_CAP,
    }
  }
