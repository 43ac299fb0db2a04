import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { PRODUCT } from '../kit/product.ts'

const shop = z.object({ shopId: z.string().min(1).max(100) })
const anyData = z.object({ data: z.record(z.string(), z.unknown()) })

export const shopifyCalls = defineCalls({
  link: {
    method: 'POST',
    path: `/shopify/shop/linkTo${PRODUCT.camel}Account`,
    access: 'account',
    summary: 'Link a shop to the account',
    body: shop,
    answer: answers({}),
    isPending: true,
  },
  unlink: {
    method: 'POST',
    path: `/shopify/shop/unlinkFrom${PRODUCT.camel}Account`,
    access: 'account',
    summary: 'Unlink a shop',
    body: shop,
    answer: answers({}),
    isPending: true,
  },
  getLinkedAccount: {
    method: 'POST',
    path: '/shopify/shop/getLinkedAccount',
    access: 'anyone',
    summary: 'Which account a shop is linked to; needs proof of the shop',
    body: shop,
    answer: answers({ username: z.string() }),
    isPending: true,
  },
  getProducts: {
    method: 'POST',
    path: '/shopify/products/get-all',
    access: 'account',
    summary: 'Products of the linked shop, a page at a time',
    body: z.object({ cursor: z.string().max(500).nullable().default(null) }),
    answer: z.object({
      data: z.object({
        products: z.object({
          edges: z.array(z.object({ cursor: z.string(), node: z.looseObject({ id: z.string() }) })),
        }),
      }),
    }),
    isPending: true,
  },
  getInstallation: {
    method: 'GET',
    path: '/shopify/shop/getCurrentAppInstallation',
    access: 'account',
    summary: 'The app installation in the shop',
    answer: anyData,
    isPending: true,
  },
  getPublishedCount: {
    method: 'GET',
    path: '/shopify/products/getPublishedCount',
    access: 'account',
    summary: 'How many products are published to us',
    answer: anyData,
    isPending: true,
  },
})
