import type Stripe from 'stripe'
import { z } from 'zod'
import { makeAccount } from '../bank/make-account.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import type { Handler } from './call.ts'
import { noAccess } from './read-caller.ts'
import { metadata, readParameters } from './read-parameters.ts'

const LINK_SECONDS = 300

const accountWish = z.strictObject({ type: z.literal('standard'), email: z.email().optional(), metadata })
const linkWish = z.strictObject({
  account: z.string(),
  type: z.literal('account_onboarding'),
  return_url: z.url(),
  refresh_url: z.url(),
})

export const createAccount: Handler = ({ bank, parameters }) => {
  const { email } = readParameters(accountWish, parameters)
  const account = makeAccount(bank, email)
  bank.ledger.accounts[account.id] = account
  return account
}

export const readAccount: Handler = ({ bank, id }) => {
  const account = bank.ledger.accounts[id]
  if (!account || Object.hasOwn(bank.ledger.closed, id)) throw noAccess(id)
  return account
}

/** A link that works for five minutes. It leads to the host that the merchant comes from, which may be any of ours. */
export const createAccountLink: Handler = ({ bank, parameters }) => {
  const { account, return_url: returnUrl, refresh_url: refreshUrl } = readParameters(linkWish, parameters)
  if (!Object.hasOwn(bank.ledger.accounts, account)) throw noAccess(account)
  const token = bank.newId('link')
  const expiresAt = bank.now() + LINK_SECONDS
  bank.ledger.links[token] = { accountId: account, returnUrl, refreshUrl, expiresAt }
  return {
    object: 'account_link',
    created: bank.now(),
    expires_at: expiresAt,
    url: new URL(`${EMULATOR_PATH}/connect/${account}?link=${token}`, returnUrl).href,
  } satisfies Stripe.AccountLink
}
