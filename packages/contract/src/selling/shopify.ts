import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { shopifyAddresses } from './addresses.ts'

const shop = z.object({ shopId: z.string().min(1).max(100) })
const anyData = z.object({ data: z.record(z.string(), z.unknown()) })

export const shopifyCalls = defineCalls(shopifyAddresses, {
  link: {
    summary: 'Link a shop to the account',
    body: shop,
    answer: answers({}),
    isPending: true,
  },
  unlink: {
    summary: 'Unlink a shop',
    body: shop,
    answer: answers({}),
    isPending: true,
  },
  getLinkedAccount: {
    summary: 'Which account a shop is linked to; needs proof of the shop',
    body: shop,
    answer: answers({ username: z.string() }),
    isPending: true,
  },
  getProducts: {
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
    summary: 'The app installation in the shop',
    answer: anyData,
    isPending: true,
  },
  getPublishedCount: {
    summary: 'How many products are published to us',
    answer: anyData,
    isPending: true,
  },
})
