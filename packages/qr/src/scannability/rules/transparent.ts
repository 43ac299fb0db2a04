import type { Rule } from './rule.ts'

const CAP = 60

/** Whether something else shows through: what that will be is not known. */
export const transparent: Rule = ({ parts, isTransparent }) =>
  isTransparent || parts.isSeeThrough
    ? {
        rule: 'transparent',
        message: 'The background is see-through. Upon anything but plain white the code may not be found.',
        fix: 'OPAQUE_BACKGROUND',
        cap: CAP,
      }
    : undefined
