import { isInverted } from '../colour/parts.ts'
import { lumaOf } from '../colour/luma-of.ts'
import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** Of 255. On darker ones the lighter paper around them confuses readers (qr.md 4.4). */
const MIN_GROUND_LUMA = 200
const CAP = 75

/** Brightness of the background. */
export const background: Rule = ({ parts }) =>
  lumaOf(parts.background) < MIN_GROUND_LUMA && !isInverted(parts)
    ? {
        rule: 'background',
        message: messages.later('background'),
        fix: 'LIGHTER_BACKGROUND',
        cap: CAP,
      }
    : undefined
