import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** Dark area of an isolated module (qr.md 4.1). */
export const MIN_DARK_SHARE = 0.6
const THIN = 0.4
const CAP = 80
const THIN_CAP = 70

/** The dark share of each module. */
export const darkShare: Rule = ({ darkShare: share }) =>
  share < MIN_DARK_SHARE
    ? {
        rule: 'dark-share',
        message: messages.later('darkShare', { percent: Math.round(share * 100), wanted: MIN_DARK_SHARE * 100 }),
        fix: 'FULLER_DOTS',
        cap: share < THIN ? THIN_CAP : CAP,
      }
    : undefined
