import type { FastifyRequest } from 'fastify'
import type { PaymentKeys } from '../../../platform/payments/payment-keys.ts'
import type { Ledger } from '../bank/ledger.ts'
import { StripeRefusal } from '../bank/refusal.ts'

export interface Caller {
  /** Uses the publishable key: may do what the secret of an intent allows. */
  isBrowser: boolean
  /** The account of a merchant; empty for our own. */
  accountId: string
}

/** Identifies the caller by its key and the header Stripe-Account. */
export function readCaller({ headers }: FastifyRequest, keys: PaymentKeys, ledger: Ledger): Caller {
  const [, key = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (key !== keys.secretKey && key !== keys.publishableKey)
    throw new StripeRefusal(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`)
  const accountId = String(headers['stripe-account'] ?? '')
  if (accountId !== '' && (!Object.hasOwn(ledger.accounts, accountId) || Object.hasOwn(ledger.closed, accountId)))
    throw noAccess(accountId)
  return { isBrowser: key === keys.publishableKey, accountId }
}

export const noAccess = (accountId: string): StripeRefusal =>
  new StripeRefusal(
    403,
    'invalid_request_error',
    `The provided key does not have access to account '${accountId}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  )
