import { createClient } from '@taplet/contract'
import { selling } from '@taplet/contract/selling'
import type { ProductInput } from '@taplet/contract/kinds'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createBind } from '../../../platform/http/bind.ts'
import { originOf } from '../../../platform/http/host-gate.ts'
import type { EnqueueOptions } from '../../../platform/jobs/port.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import type { PaymentEvent, PaymentProvider } from '../../../platform/payments/port.ts'
import { authenticateById } from '../../../testing/an-account.ts'
import { startContent, type TestAccount } from '../../../testing/start-content.ts'
import { createPayments } from '../create-payments.ts'
import { createFakeProvider } from './fake-provider.ts'

const PUBLIC_URL = 'https://taplet.example'
type ProductChange = Partial<ProductInput>
interface WaitingJob {
  name: string
  payload: unknown
  runAt: Date | undefined
}

/** Payments beside products and slides on PostgreSQL, with a provider, a clock, a queue and a mailbox that tests look into. */
export async function startPayments({ isOffered = true, isDevelopment = true } = {}) {
  const time = { ahead: 0 }
  const clock = () => new Date(Date.now() + time.ahead)
  const fake = createFakeProvider()
  const provider: PaymentProvider | undefined = isOffered ? fake.provider : undefined
  const content = await startContent({ saleOf: (...of) => payments.payouts.saleOf(...of) })
  const { db, server } = content
  const queue: WaitingJob[] = []
  const mails: MailMessage[] = []
  const failures: unknown[] = []
  const payments = createPayments({
    db,
    jobs: {
      enqueue: async (name: string, payload: unknown, { runAt }: EnqueueOptions = {}) =>
        void queue.push({ name, payload: structuredClone(payload), runAt }),
    },
    mail: { send: async (message) => void mails.push(message) },
    publicUrl: PUBLIC_URL,
    originOf: (request) => originOf(request, { publicUrl: PUBLIC_URL, isDevelopment }),
    provider,
    products: content.products.sale,
    contactsOf: async (accountId) => ({ email: `${accountId}@merchant.example` }),
    addressKey: (address) => address,
    signFor: (purpose) => (text) => `${purpose} ${text}`,
    onError: (error) => failures.push(error),
    clock,
  })
  const authenticate = authenticateById(db)
  payments.routes(createBind(server, authenticate))
  payments.addPages(server, authenticate)

  /** Runs what waits in the queue now. */
  async function work(): Promise<void> {
    for (;;) {
      const at = queue.findIndex(({ runAt }) => (runAt?.getTime() ?? 0) <= clock().getTime())
      const [job] = at < 0 ? [] : queue.splice(at, 1)
      if (!job) return
      const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
      await payments.jobs[job.name]?.(job.payload, run)
    }
  }

  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => server.inject(options)

  return {
    ...content,
    payments,
    fake,
    time,
    queue,
    mails,
    failures,
    work,
    clock,
    sellingOf: (account: TestAccount) => sellingClient(inject, account.accountId),
    /** Begins to pay, as a stranger at this address. */
    begin: (body: object, { key, address = '203.0.113.1' }: { key?: string; address?: string } = {}) =>
      inject({
        method: 'POST',
        url: '/api/payments/createPaymentIntent',
        remoteAddress: address,
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
        payload: JSON.stringify(body),
      }),
    /** What the provider tells. */
    tell: (event: PaymentEvent, signature?: string) => {
      const body = JSON.stringify(event)
      return inject({
        method: 'POST',
        url: '/hooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? `signed ${body}` },
        payload: body,
      })
    },
    /** A merchant who is paid, with an instant app that shows one product. */
    aShop: (path: string, change?: ProductChange) => aShop(content, fake, inject, path, change),
    orderRow: (intentId: string) =>
      db.selectFrom('orders').selectAll().where('intent_id', '=', intentId).executeTakeFirstOrThrow(),
  }
}
export type TestPayments = Awaited<ReturnType<typeof startPayments>>
type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>

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

async function aShop(
  content: Awaited<ReturnType<typeof startContent>>,
  fake: ReturnType<typeof createFakeProvider>,
  inject: Inject,
  path: string,
  change: ProductChange = {},
) {
  const account = await content.anAccount(200)
  const calls = sellingClient(inject, account.accountId)
  await calls.payouts.connect({ returnPath: '/app/inbox' })
  const providerAccountId = [...fake.accounts.keys()].at(-1) ?? ''
  fake.finishOnboarding(providerAccountId)
  await calls.payouts.fetch()
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
    calls,
    providerAccountId,
    product,
    productId: product.productId,
    page,
    place: { fullPagePath: path, experienceItemId },
  }
}

function sellingClient(inject: Inject, accountId: string) {
  const send: typeof fetch = async (url, options) => {
    // The client always calls fetch with a path, one of these methods and a text.
    const method = options?.method as 'GET' | 'POST'
    const response = await inject({
      method,
      url: url as string,
      headers: { authorization: `Bearer ${accountId}`, ...(options?.headers as Record<string, string>) },
      payload: (options?.body as string | undefined) ?? '',
    })
    return new Response(response.body, { status: response.statusCode })
  }
  return createClient(selling, { fetch: send })
}
