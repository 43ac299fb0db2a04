import type { ProductInput } from '@taplet/contract'
import type { PaymentEvent } from '../../../platform/payments/port.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { createFakeProvider } from './fake-provider.ts'

type ProductChange = Partial<ProductInput>

/** The app with a fake provider that tests can inspect. */
export async function startPayments({
  isOffered = true,
  mostOrders,
}: {
  isOffered?: boolean
  mostOrders?: number
} = {}) {
  const fake = createFakeProvider()
  const app = await startTestApp({ payments: isOffered ? fake.provider : 'none', mostOrders })
  const { server, db } = app
  return {
    ...app,
    fake,
    /** Begins an order anonymously, from this address. */
    begin: (body: object, { key, address = '203.0.113.1' }: { key?: string; address?: string } = {}) =>
      server.inject({
        method: 'POST',
        url: '/api/payments/createPaymentIntent',
        remoteAddress: address,
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
        payload: JSON.stringify(body),
      }),
    /** Sends a webhook event. */
    tell: (event: PaymentEvent, signature?: string) => {
      const body = JSON.stringify(event)
      return server.inject({
        method: 'POST',
        url: '/hooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? `signed ${body}` },
        payload: body,
      })
    },
    orderRow: (intentId: string) =>
      db.selectFrom('orders').selectAll().where('intent_id', '=', intentId).executeTakeFirstOrThrow(),
  }
}
export type TestPayments = Awaited<ReturnType<typeof startPayments>>

export const mug = (change: ProductChange = {}): ProductInput => ({
  name: 'Mug',
  description: '',
  currency: 'EUR',
  images: [],
  variants: [{ variantId: 'mint', name: '', colour: '', price: 2800, fullPrice: null, stock: null, imageUrl: '' }],
  buyUrl: '',
  sellHere: true,
  isSent: false,
  deliveryPrice: 0,
  active: true,
  ...change,
})

/** Creates a merchant with a payout account and an instant app that shows one product. */
export async function aShop({ anAccount, fake }: TestPayments, path: string, change: ProductChange = {}) {
  const account = await anAccount(200)
  await account.payouts.connect({ returnPath: '/app/inbox' })
  const providerAccountId = [...fake.accounts.keys()].at(-1) ?? ''
  fake.finishOnboarding(providerAccountId)
  await account.payouts.fetch()
  const { product } = await account.kinds.products.create(mug(change))
  const { body } = await account.api.slides.createItem({
    itemName: 'Our mug',
    itemType: 'PRODUCT',
    productId: product.productId,
  })
  const { experienceItemId } = body.newExperienceItem
  const page = { rootPageId: path, fullPagePath: path, pageName: `Café ${path}`, experienceItems: [experienceItemId] }
  await account.api.experiences.update(page)
  return {
    account,
    calls: account,
    providerAccountId,
    product,
    productId: product.productId,
    page,
    place: { fullPagePath: path, experienceItemId },
  }
}
export type Shop = Awaited<ReturnType<typeof aShop>>
