import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

const CAP = 60

/** Whether the background is transparent: what will be behind it is unknown. */
export const transparent: Rule = ({ parts, isTransparent }) =>
  isTransparent || parts.isSeeThrough
    ? {
        rule: 'transparent',
        message: messages.later('transparent'),
        fix: 'OPAQUE_BACKGROUND',
        cap: CAP,
      }
    : undefined
