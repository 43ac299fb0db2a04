import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** What ISO/IEC 18004 requires, and our own minimum, in modules. */
const WANTED = 4
const LEAST = 2
const CAP = 60

/** The empty border around the code. */
export const quietZone: Rule = ({ quietZone: modules }) =>
  modules < WANTED
    ? {
        rule: 'quiet-zone',
        message: messages.later('quietZone', { modules, wanted: WANTED }),
        fix: 'WIDER_QUIET_ZONE',
        cap: modules < LEAST ? CAP : 100,
      }
    : undefined
