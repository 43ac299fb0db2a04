import type { PayoutAccount } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { type PaymentProvider, PaymentProviderError, type ProviderAccount } from '../../../platform/payments/port.ts'
import { isPayable } from '../amounts.ts'
import { askProvider, requireProvider } from '../ask-provider.ts'
import type { Trx } from '../sold-products.ts'
import * as store from './store.ts'
import { invalidField } from '../../../platform/http/errors/error-handler.ts'
import { messages } from '../messages/messages.ts'

export interface PayoutDependencies {
  db: Database
  provider: PaymentProvider | undefined
  /** Origin of the dashboard, without trailing slash. */
  publicUrl: string
  contactsOf: (accountId: string) => Promise<{ email: string | null }>
}

const NOT_OFFERED: PayoutAccount = { state: 'NOT_OFFERED', isTest: false, missing: [], dashboardUrl: '' }

/** The merchants' payout accounts at the provider. */
export function createPayouts({ db, provider, publicUrl, contactsOf }: PayoutDependencies) {
  const connected = async (accountId: string): Promise<store.PayoutRow | undefined> => {
    const row = provider && (await store.find(accountId, provider.isTest, db))
    return row?.is_connected ? row : undefined
  }

  /** Reads the account from the provider and stores it. Undefined when unknown there, or our access was revoked. */
  async function readAnew(known: PaymentProvider, id: string): Promise<ProviderAccount | undefined> {
    try {
      const account = await known.readAccount(id)
      await store.setReady(id, account.isReady, db)
      return account
    } catch (error) {
      if (error instanceof PaymentProviderError && error.isFinal) return undefined
      throw error
    }
  }

  const toWire = (
    known: PaymentProvider,
    { provider_account_id: id, is_ready: wasReady }: store.PayoutRow,
    { isReady, missing }: ProviderAccount = { isReady: wasReady, missing: [] },
  ): PayoutAccount => ({
    state: isReady ? 'READY' : 'PENDING',
    isTest: known.isTest,
    missing: [...missing],
    dashboardUrl: known.accountPage(id),
  })

  async function fetch(accountId: string): Promise<PayoutAccount> {
    if (!provider) return NOT_OFFERED
    const row = await connected(accountId)
    if (!row) return { state: 'NONE', isTest: provider.isTest, missing: [], dashboardUrl: '' }
    if (row.is_ready) return toWire(provider, row)
    return toWire(provider, row, await askProvider(() => readAnew(provider, row.provider_account_id)))
  }

  /** Returns the existing account if the provider still knows it, else a new one. */
  async function ensure(known: PaymentProvider, accountId: string): Promise<string> {
    const before = await store.find(accountId, known.isTest, db)
    const account = before && (await readAnew(known, before.provider_account_id))
    const made = { accountId, isTest: known.isTest }
    if (before && account) {
      const { provider_account_id: providerAccountId } = before
      await store.connect({ ...made, providerAccountId, isReady: account.isReady }, db)
      return providerAccountId
    }
    const { email } = await contactsOf(accountId)
    // Idempotency key: two clicks create one account, and after losing one a new key creates another.
    const key = `payouts-${accountId}${before ? `-after-${before.provider_account_id}` : ''}`
    const providerAccountId = await known.createAccount({ email: email ?? '', key })
    await store.connect({ ...made, providerAccountId, isReady: false }, db)
    return providerAccountId
  }

  return {
    fetch,

    /** Returns where the merchant connects; it leads back to a dashboard page, on the origin where they signed in. */
    async connect(accountId: string, returnPath: string, origin = publicUrl): Promise<string> {
      const known = requireProvider(provider)
      const returnUrl = ownUrl(origin, returnPath)
      return askProvider(async () =>
        known.onboardingUrl(await ensure(known, accountId), { returnUrl, refreshUrl: returnUrl }),
      )
    },

    async disconnect(accountId: string): Promise<PayoutAccount> {
      await store.disconnect(accountId, db)
      return fetch(accountId)
    },

    /** Returns what the buyer's browser needs; undefined when this merchant cannot be paid in this currency. */
    async saleOf(accountId: string, currency: string) {
      if (!isPayable(currency)) return undefined
      const row = await connected(accountId)
      if (!provider || !row?.is_ready) return undefined
      const { isTest, browser } = provider
      const { scriptUrl, publishableKey } = browser
      return { isTest, scriptUrl, publishableKey, providerAccount: row.provider_account_id }
    },

    /** Returns the payout account, in the transaction of an order. */
    async readyAccount(accountId: string, trx: Trx): Promise<string | undefined> {
      const row = provider && (await store.find(accountId, provider.isTest, trx))
      return row?.is_connected && row.is_ready ? row.provider_account_id : undefined
    },

    /** Updates a payout account's state from the provider. */
    async refresh(providerAccountId: string): Promise<void> {
      if (provider && (await store.isKnown(providerAccountId, db)) && !(await readAnew(provider, providerAccountId)))
        await store.setReady(providerAccountId, false, db)
    },

    lose: (providerAccountId: string): Promise<void> => store.lose(providerAccountId, db),
  }
}
export type Payouts = ReturnType<typeof createPayouts>

/** Returns the URL of a dashboard page. Throws for any other destination. */
function ownUrl(ownOrigin: string, path: string): string {
  const url = URL.canParse(path, ownOrigin) ? new URL(path, ownOrigin) : undefined
  if (!path.startsWith('/') || url?.origin !== new URL(ownOrigin).origin || !url.pathname.startsWith('/app/'))
    throw invalidField('returnPath', messages.later('notDashboardPage'))
  return url.href
}
