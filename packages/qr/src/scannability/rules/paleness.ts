import { isInverted, palenessOf, type PartName } from '../colour/parts.ts'
import type { FixId } from '../fixes/fix-id.ts'
import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** How much lighter than the darkest part it may be, where it becomes poor, and the maximum score then (qr.md 4.4). */
const PALENESS: { [P in PartName]: { fine: number; poor: number; weakCap: number; poorCap: number } } = {
  body: { fine: 0.5, poor: 0.63, weakCap: 80, poorCap: 60 },
  frame: { fine: 0.35, poor: 0.5, weakCap: 75, poorCap: 45 },
  ball: { fine: 0.3, poor: 0.5, weakCap: 70, poorCap: 40 },
}
const FIXES: { [P in PartName]: FixId } = { body: 'DARKEN_BODY', frame: 'DARKEN_FRAME', ball: 'DARKEN_BALL' }

/** Paleness of one part compared with the darkest: readers take what is in between for background. */
export const palenessRule =
  (part: PartName): Rule =>
  ({ parts }) => {
    const { fine, poor, weakCap, poorCap } = PALENESS[part]
    const paleness = palenessOf(parts, part)
    if (paleness <= fine) return undefined
    return {
      rule: `${part}-paleness`,
      message: messages.later(`paleness.${part}`),
      fix: isInverted(parts) ? 'SWAP_COLOURS' : FIXES[part],
      cap: paleness > poor ? poorCap : weakCap,
    }
  }
