import { createHash } from 'node:crypto'
import type { Bank } from '../bank/bank.ts'
import { StripeRefusal } from '../bank/refusal.ts'

export interface Answer {
  status: number
  body: unknown
}

interface Attempt {
  key: string | undefined
  accountId: string
  path: string
  body: unknown
}

const DAY_SECONDS = 24 * 60 * 60
const MAX_KEY = 255

/**
 * The first response to an idempotency key is repeated for all later requests with it, including card errors; refusals
 * of the request itself are not stored, as nothing began. https://docs.stripe.com/api/idempotent_requests
 */
export function once(bank: Bank, { key, accountId, path, body }: Attempt, run: () => unknown): Answer {
  if (key === undefined) return { status: 200, body: run() }
  if (key.length > MAX_KEY)
    throw new StripeRefusal(400, 'invalid_request_error', `Idempotency keys have at most ${MAX_KEY} characters.`)
  const { answers } = bank.ledger
  for (const [old, { at }] of Object.entries(answers)) if (at < bank.now() - DAY_SECONDS) delete answers[old]

  const name = `${accountId} ${key}`
  const hash = createHash('sha256')
    .update(JSON.stringify([path, body]))
    .digest('base64')
  const earlier = answers[name]
  if (earlier) {
    if (earlier.hash === hash) return { status: earlier.status, body: earlier.body }
    throw new StripeRefusal(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  const answer = answerOf(run)
  // A copy: the object may still change.
  answers[name] = { hash, at: bank.now(), ...structuredClone(answer) }
  return answer
}

function answerOf(run: () => unknown): Answer {
  try {
    return { status: 200, body: run() }
  } catch (error) {
    if (error instanceof StripeRefusal && error.body.error.type === 'card_error')
      return { status: error.status, body: error.body }
    throw error
  }
}
