import { startEmulator } from '../../../emulators/stripe/testing/start-emulator.ts'
import { signEvent } from '../../../emulators/stripe/events/sign-event.ts'
import { type AppOverrides } from '../../../app/app-overrides.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

type Account = Awaited<ReturnType<TestApp['anAccount']>>
const PAYS = '4242424242424242'
/** Is accepted, but cannot be charged later. */
export const FAILS_LATER = '4000000000000341'

/** The app, billed by the emulator. The test brings events itself, in the order that it likes. */
export async function startBilling(overrides: AppOverrides = {}) {
  const stripe = await startEmulator()
  const app = await startTestApp({ billing: stripe.billing, ...overrides })
  app.clock.now = new Date(stripe.time.now)

  /** Fills in a form of the emulator's pages. */
  const fill = (url: string, form: Record<string, string>) => {
    const { pathname } = new URL(url)
    return stripe.post(pathname.replace('/dev/stripe', ''), form)
  }
  const bring = (body: Buffer | string, signature?: string) => {
    const text = body.toString()
    return app.server.inject({
      method: 'POST',
      url: '/hooks/stripe/billing',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? signEvent(text, stripe.billingSecret, Math.floor(stripe.time.now / 1000)),
      },
      payload: text,
    })
  }
  let brought = 0

  async function begin({ billing }: Account, planId: string) {
    const { data } = await billing.updateStripe({ planId })
    if (data.type !== 'CHECKOUT') throw new Error(`${data.type} in place of a page`)
    return data
  }
  const portal = async ({ billing }: Account): Promise<string> => (await billing.createPortalSession()).data.url

  return {
    ...app,
    stripe,
    fill,
    bring,
    begin,
    /** Brings all events that were not brought yet. */
    async bringAll(): Promise<void> {
      for (; brought < stripe.heardOfPlans.length; brought++) await bring(stripe.heardOfPlans[brought]?.body ?? '')
    },
    /** Buys a plan with a card, and reads it as the page does when the person comes back. */
    async buy(account: Account, planId: string, card = PAYS) {
      const page = await begin(account, planId)
      const paid = await fill(page.url, { card, next: 'pay' })
      if (paid.status !== 303) throw new Error('not paid')
      return (await account.billing.refresh()).data
    },
    usePortal: async (account: Account, form: Record<string, string>) => fill(await portal(account), form),
    rowsOf: (account: Account) =>
      app.db.selectFrom('subscriptions').selectAll().where('account_id', '=', account.accountId).execute(),
    levelOf: async ({ account }: Account): Promise<number> => (await account.fetch()).accountData.accessLevel,
    async stop(): Promise<void> {
      await app.stop()
      await stripe.stop()
    },
  }
}
export type TestBilling = Awaited<ReturnType<typeof startBilling>>
