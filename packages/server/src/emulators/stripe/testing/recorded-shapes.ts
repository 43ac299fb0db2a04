import recorded from './recorded-shapes.json' with { type: 'json' }
import type { Sample } from './type-errors.ts'

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** Objects of Stripe's API as Stripe publishes them; `npm run stripe-shapes` takes them out of its file. */
export const recordedShapes: Readonly<Record<string, unknown>> = recorded.resources

/** Absent from what we send: the SDK's types say that these may be, and nothing of ours reads them. */
const OPTIONAL = new Set([
  'account.controller',
  'account.external_accounts',
  'account.future_requirements',
  'account.tos_acceptance',
  'checkout.session.phone_number_collection',
  // Of older versions of the API: the SDK's types have it no more.
  'invoice.subscription',
  'payment_intent.transfer_data',
  'refund.destination_details',
])

/** Returns where a sample lacks a field of the published object, or has it with another type; empty when nowhere. */
export function shapeErrorsOf({ json }: Sample): string[] {
  const object = isRecord(json) ? json.object : undefined
  const name = String(object)
  const shape = recordedShapes[name]
  if (!isRecord(json) || !isRecord(shape)) return []
  const lost = Object.keys(shape).filter((field) => !(field in json) && !OPTIONAL.has(`${name}.${field}`))
  return [...lost.map((field) => `${name}.${field} is missing`), ...differences(json, shape, name)]
}

/** Returns fields that both have, with values of different types. An id may stand for an object, and null for all. */
function differences(ours: Json, theirs: Json, path: string): string[] {
  return Object.entries(ours).flatMap(([field, value]) => {
    const other = theirs[field]
    if (value === null || other === null || other === undefined) return []
    const at = `${path}.${field}`
    if (isRecord(value) && isRecord(other)) return differences(value, other, at)
    const isExpanded = [value, other].some((one) => typeof one === 'string') && [value, other].some(isRecord)
    return isExpanded || kindOf(value) === kindOf(other) ? [] : [`${at}: ${kindOf(value)}, not ${kindOf(other)}`]
  })
}
