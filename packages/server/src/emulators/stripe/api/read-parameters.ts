import { z } from 'zod'
import { invalid, type StripeRefusal } from '../bank/refusal.ts'

/** Parses the parameters of a call; throws Stripe's error for missing, unknown or invalid ones. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given ?? {})
  if (success) return data
  throw refusalOf(error)
}

function refusalOf({ issues }: z.ZodError): StripeRefusal {
  const [issue] = issues
  const [first = '', ...rest] = (issue?.path ?? []).map(String)
  const param = first + rest.map((part) => `[${part}]`).join('')
  if (issue?.code === 'unrecognized_keys') {
    const unknown = issue.keys[0] ?? ''
    return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
  if (issue?.code === 'invalid_type' && issue.input === undefined)
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return invalid(`Invalid ${param}: ${issue?.message ?? ''}`, { param })
}

/** A whole number, as sent in forms. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be an integer')
  .transform(Number)
export const expand = z.array(z.string()).optional()
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional()
