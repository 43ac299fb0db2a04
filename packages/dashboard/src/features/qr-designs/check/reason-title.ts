import { text } from '../../../lib/text.ts'
import type { qrDesigner } from '../../../text/en/qr/qr-designer.ts'

type Rule = keyof (typeof qrDesigner)['check']['rules']
type Fix = keyof (typeof qrDesigner)['check']['fixes']

/** The heading of a reason; a rule that is newer than this page has a heading that fits all. */
export function reasonTitle(rule: string): string {
  // A key that is not in the table answers itself.
  const words = text(`qrDesigner:check.rules.${rule as Rule}`)
  return words.startsWith('qrDesigner:') ? text('qrDesigner:check.other') : words
}

/** The verb of a repair, for its button; the check says the whole of it. */
export function fixVerb(fix: string): string {
  const words = text(`qrDesigner:check.fixes.${fix as Fix}`)
  return words.startsWith('qrDesigner:') ? text('qrDesigner:check.mend') : words
}
