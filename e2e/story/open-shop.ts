import { type APIRequestContext, request } from '@playwright/test'
import { z } from 'zod'
import { BASE_URL } from '../server.ts'
import { addProduct, MUG, openKindApp } from './kind-app.ts'
import { call } from './open-account.ts'

/** A cup for shipping, paid on its slide. */
export const SOLD_MUG = { ...MUG, buyUrl: '', sellHere: true, isSent: true, deliveryPrice: 490 }

/** Answers what the provider asks of a merchant, in its sandbox. */
async function connect(api: APIRequestContext): Promise<void> {
  const { url } = await call(api, '/payouts/connect', { returnPath: '/app/inbox' }, z.object({ url: z.string() }))
  const anyone = await request.newContext({ baseURL: BASE_URL })
  await anyone.post(url, { form: { name: 'Quay', country: 'DE', next: 'finish' } })
  await anyone.dispose()
}

/** A published app whose second slide sells a product, and its merchant's calls. */
export async function openShop(path: string, product: object = SOLD_MUG) {
  let productId = ''
  const { api } = await openKindApp(path, async (owner) => {
    await connect(owner)
    productId = (await addProduct(owner, product)).productId
    return [{ itemName: 'Welcome' }, { itemName: 'The cup', itemType: 'PRODUCT', productId }, { itemName: 'Goodbye' }]
  })
  return { api, productId }
}
