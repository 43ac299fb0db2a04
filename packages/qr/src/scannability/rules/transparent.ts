import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

const CAP = 60

/** Whether something else shows through: what that will be is not known. */
export const transparent: Rule = ({ parts, isTransparent }) =>
  isTransparent || parts.isSeeThrough
    ? {
        rule: 'transparent',
        message: messages.later('transparent'),
        fix: 'OPAQUE_BACKGROUND',
        cap: CAP,
      }
    : undefined
