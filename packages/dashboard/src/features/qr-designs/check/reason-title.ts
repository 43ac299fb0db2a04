import { text } from '../../../lib/text.ts'
import type { qrDesigner } from '../../../text/en/qr/qr-designer.ts'

type Rule = keyof (typeof qrDesigner)['check']['rules']
type Fix = keyof (typeof qrDesigner)['check']['fixes']

/** The heading of a problem; a rule that is newer than this page gets a generic one. */
export function reasonTitle(rule: string): string {
  // A key missing from the table is returned unchanged.
  const words = text(`qrDesigner:check.rules.${rule as Rule}`)
  return words.startsWith('qrDesigner:') ? text('qrDesigner:check.other') : words
}

/** The verb of a fix, for its button; the check describes it in full. */
export function fixVerb(fix: string): string {
  const words = text(`qrDesigner:check.fixes.${fix as Fix}`)
  return words.startsWith('qrDesigner:') ? text('qrDesigner:check.fixOne') : words
}
