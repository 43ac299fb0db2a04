import type { LinkRule } from '@taplet/contract'
import type { TextKey } from '../../../text/text-key.ts'
import { destinationProblem, fromDestination } from '../parts/destination-value.ts'

/** Why a rule cannot be saved yet, or undefined if it can. */
export function ruleProblem(rule: LinkRule): { field: 'destination' | 'dates'; text: TextKey } | undefined {
  const destination = destinationProblem(fromDestination(rule.destination))
  if (destination) return { field: 'destination', text: destination }
  if (rule.from !== null && rule.until !== null && Date.parse(rule.until) <= Date.parse(rule.from))
    return { field: 'dates', text: 'linkRules:problems.dates' }
  return undefined
}
