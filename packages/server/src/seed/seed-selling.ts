import type { ExperienceItem, Page, PageInput, Product, ProductInput } from '@taplet/contract'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { demoOrders } from './selling/demo-orders.ts'
import { amountOf, orderIdOf, pastOrder, type Subject } from './selling/past-order.ts'
import type { SandboxSales } from './selling/sandbox-sales.ts'
import { insertOrders, type PastOrder } from './selling/store.ts'
import { DEMO_DELIVERY, DEMO_PRODUCT_SLIDE } from './seed-product.ts'
import * as store from './store.ts'

const NAME = 'demo-selling'
const DEMO_SELLING_LOCK = 7_261_074 // arbitrary but constant
const PAGE = 'harbour-mug'
const BUSINESS = 'Tern & Tide'

export interface SellingSeedDependencies {
  db: Database
  origin: string
  /** The seller. */
  email: string
  products: {
    list(accountId: string): Promise<Product[]>
    update(accountId: string, product: ProductInput & { productId: string }): Promise<Product>
  }
  slides: { listItems(accountId: string): Promise<ExperienceItem[]> }
  experiences: {
    isOwnOrFree(accountId: string, name: string): Promise<boolean>
    save(accountId: string, page: PageInput): Promise<Page>
  }
  payouts: {
    connect(accountId: string, returnPath: string): Promise<string>
    /** Refreshes the account's state from the provider. */
    fetch(accountId: string): Promise<unknown>
    saleOf(accountId: string, currency: string): Promise<{ providerAccount: string } | undefined>
  }
  /** Undefined without an emulator: then no account is connected, and there are no orders. */
  sandbox: SandboxSales | undefined
  clock?: () => Date
}

/**
 * Puts the demo product on its own instant app, sold as soon as there is a payout account; with the emulator the demo
 * account has one, and a few orders. Once; killed half-way, the next start pays nothing twice.
 */
export async function seedSelling(dependencies: SellingSeedDependencies): Promise<void> {
  const { db, origin, email } = dependencies
  await store.exclusively(DEMO_SELLING_LOCK, db, async () => {
    const accountId = await store.findAccountId(email, db)
    if (accountId === undefined || (await store.findOrigin(NAME, db)) !== undefined) return
    const subject = await publishProduct(dependencies, accountId)
    const orders = subject ? await sell(dependencies, accountId, subject) : []
    await inTransaction(db, async (trx) => {
      await insertOrders(orders, trx)
      await store.markDone(NAME, origin, trx)
    })
  })
}

type Shown = Pick<Subject, 'product' | 'path' | 'itemId'>

/** Returns the product on its page; undefined when its owner deleted it. */
async function publishProduct(
  { products, slides, experiences }: SellingSeedDependencies,
  accountId: string,
): Promise<Shown | undefined> {
  const items = await slides.listItems(accountId)
  const item = items.find(({ itemName, productId }) => itemName === DEMO_PRODUCT_SLIDE && productId)
  const found = (await products.list(accountId)).find(({ productId }) => productId === item?.productId)
  if (!item || !found || !(await experiences.isOwnOrFree(accountId, PAGE))) return undefined
  const product = found.sellHere ? found : await products.update(accountId, sold(found))
  await experiences.save(accountId, {
    rootPageId: PAGE,
    fullPagePath: PAGE,
    pageName: product.name,
    description: 'One mug in six colours, sold on its slide.',
    active: true,
    shopifyConfig: null,
    experienceItems: [item.experienceItemId],
  })
  return { product, path: PAGE, itemId: item.experienceItemId }
}

/** It existed before selling on slides was possible. */
function sold({ usedIn: _usedIn, revision: _revision, createdAt: _created, updatedAt: _updated, ...product }: Product) {
  return { ...product, sellHere: true, isSent: true, deliveryPrice: DEMO_DELIVERY }
}

async function sell(dependencies: SellingSeedDependencies, accountId: string, shown: Shown): Promise<PastOrder[]> {
  const { payouts, sandbox, clock = () => new Date() } = dependencies
  if (!sandbox) return []
  await sandbox.finish(await payouts.connect(accountId, '/app/inbox/settings'), BUSINESS)
  await payouts.fetch(accountId)
  const { currency } = shown.product
  const sale = await payouts.saleOf(accountId, currency)
  if (!sale) return []
  const subject = { ...shown, accountId, providerAccountId: sale.providerAccount }
  const orders: PastOrder[] = []
  for (const [index, order] of demoOrders.entries()) {
    const { providerAccountId } = subject
    const [orderId, amount] = [orderIdOf(index), amountOf(subject, order)]
    const description = `${order.quantity} × ${shown.product.name}`
    const intentId = await sandbox.pay({ providerAccountId, orderId, amount, currency, description })
    const past = pastOrder(subject, order, index, { intentId, now: clock() })
    const back = past.refunded_amount ?? 0
    if (back > 0) await sandbox.refund({ providerAccountId, intentId, amount: back, key: `${orderId}-refund` })
    orders.push(past)
  }
  return orders
}
