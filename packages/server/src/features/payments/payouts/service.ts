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
  /** Origin of the dashboard; no slash at its end. */
  publicUrl: string
  contactsOf: (accountId: string) => Promise<{ email: string | null }>
}

const NOT_OFFERED: PayoutAccount = { state: 'NOT_OFFERED', isTest: false, missing: [], dashboardUrl: '' }

/** The accounts at the provider that merchants are paid into. */
export function createPayouts({ db, provider, publicUrl, contactsOf }: PayoutDependencies) {
  const connected = async (accountId: string): Promise<store.PayoutRow | undefined> => {
    const row = provider && (await store.find(accountId, provider.isTest, db))
    return row?.is_connected ? row : undefined
  }

  /** What the provider says of it, kept. Undefined when it does not know it, or no longer lets us see it. */
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

  /** The one that is there already, if the provider still knows it; a new one else. */
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
    // One account for the same key: whoever presses twice gets one, and one after another was lost gets a new one.
    const key = `payouts-${accountId}${before ? `-after-${before.provider_account_id}` : ''}`
    const providerAccountId = await known.createAccount({ email: email ?? '', key })
    await store.connect({ ...made, providerAccountId, isReady: false }, db)
    return providerAccountId
  }

  return {
    fetch,

    /** Where the merchant goes to connect; from there the way leads back to a page of the dashboard, where one is signed in. */
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

    /** What the browser of a buyer needs; undefined when nobody can pay this merchant in this currency. */
    async saleOf(accountId: string, currency: string) {
      if (!isPayable(currency)) return undefined
      const row = await connected(accountId)
      if (!provider || !row?.is_ready) return undefined
      const { isTest, browser } = provider
      const { scriptUrl, publishableKey } = browser
      return { isTest, scriptUrl, publishableKey, providerAccount: row.provider_account_id }
    },

    /** The account to be paid into, in the transaction of an order. */
    async readyAccount(accountId: string, trx: Trx): Promise<string | undefined> {
      const row = provider && (await store.find(accountId, provider.isTest, trx))
      return row?.is_connected && row.is_ready ? row.provider_account_id : undefined
    },

    /** Asks the provider how an account stands that one of ours is paid into. */
    async refresh(providerAccountId: string): Promise<void> {
      if (provider && (await store.isKnown(providerAccountId, db)) && !(await readAnew(provider, providerAccountId)))
        await store.setReady(providerAccountId, false, db)
    },

    lose: (providerAccountId: string): Promise<void> => store.lose(providerAccountId, db),
  }
}
export type Payouts = ReturnType<typeof createPayouts>

/** The address of a page of the dashboard. Refuses what leads anywhere else. */
function ownUrl(ownOrigin: string, path: string): string {
  const url = URL.canParse(path, ownOrigin) ? new URL(path, ownOrigin) : undefined
  if (!path.startsWith('/') || url?.origin !== new URL(ownOrigin).origin || !url.pathname.startsWith('/app/'))
    throw invalidField('returnPath', messages.later('notDashboardPage'))
  return url.href
}
