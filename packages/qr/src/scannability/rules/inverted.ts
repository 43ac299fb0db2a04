import { isInverted } from '../colour/parts.ts'
import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

const CAP = 55

/** Checks for light on dark: many older readers look for dark on light only. */
export const inverted: Rule = ({ parts }) =>
  isInverted(parts)
    ? {
        rule: 'inverted',
        message: messages.later('inverted'),
        fix: 'SWAP_COLOURS',
        cap: CAP,
      }
    : undefined
