import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

/** Shares of what error correction can correct (qr.md 4.3). */
const LOGO_FINE = 0.55
const WARN = 0.75
const WARN_CAP = 80
const POOR_CAP = 50

/** How much of the code's redundancy the logo covers: computed exactly, not estimated by area. */
export const logoBudget: Rule = ({ logo }) => {
  if (!logo || logo.budget <= LOGO_FINE) return undefined
  if (logo.budget > 1)
    return {
      rule: 'logo-budget',
      message: messages.later('logoCovers'),
      fix: 'SHRINK_LOGO',
      cap: 0,
    }
  return {
    rule: 'logo-budget',
    message: messages.later('logoUses', { percent: Math.round(logo.budget * 100) }),
    fix: 'SHRINK_LOGO',
    cap: logo.budget > WARN ? POOR_CAP : WARN_CAP,
  }
}
