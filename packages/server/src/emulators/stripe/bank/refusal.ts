import type Stripe from 'stripe'

interface Details {
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: unknown
}

/** A Stripe error object with its status. https://docs.stripe.com/api/errors */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { error: Details & { type: Stripe.RawErrorType; message: string } }
  constructor(status: number, type: Stripe.RawErrorType, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...details } }
  }
}

export const invalid = (message: string, details: Details = {}): StripeRefusal =>
  new StripeRefusal(400, 'invalid_request_error', message, details)

export const missing = (kind: string, id: string, param: string): StripeRefusal =>
  new StripeRefusal(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
