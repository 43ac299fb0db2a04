import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call, openAccountCalls } from './open-account.ts'

const made = z.object({ body: z.object({ newExperienceItem: z.object({ experienceItemId: z.string() }) }) })
const madeProduct = z.object({ product: z.object({ productId: z.string(), revision: z.number() }) })

/** A library slide, as sent to the server. */
export async function addItem(api: APIRequestContext, item: object): Promise<string> {
  return (await call(api, '/experienceItems/create', item, made)).body.newExperienceItem.experienceItemId
}

/** A published app of these slides, and a client of its owner. */
export async function openKindApp(path: string, makeItems: (api: APIRequestContext) => Promise<object[]>) {
  const { api, account } = await openAccountCalls(path)
  const experienceItems: string[] = []
  for (const item of await makeItems(api)) experienceItems.push(await addItem(api, item))
  const app = { rootPageId: path, fullPagePath: path, pageName: 'On the quay', experienceItems }
  await call(api, '/updatePage', app, z.unknown())
  return { api, account, experienceItems }
}

export const MUG = {
  name: 'Morning cup',
  description: 'Stoneware, 280 ml. It fits both hands and most dishwashers.',
  currency: 'EUR',
  buyUrl: 'https://shop.example/cup',
  variants: [
    ['Sea Blue', '#3E7CB1', 3400, null],
    ['Mint', '#9AD4B8', 3400, 3],
    ['Papaya', '#FF8A5B', 2800, 0],
    ['Lilac', '#C3B1E1', 3400, null],
    ['Cloud', '#E8ECF1', 3400, null],
    ['Dandelion', '#F5C83B', 3900, 12],
  ].map(([name, colour, price, stock]) => ({
    variantId: String(name).replace(' ', '-'),
    name,
    colour,
    price,
    stock,
    fullPrice: price === 2800 ? 3400 : null,
  })),
}

export const addProduct = async (api: APIRequestContext, product: object = MUG) =>
  (await call(api, '/products/create', product, madeProduct)).product
