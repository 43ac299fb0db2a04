import { objection } from '@taplet/messages'
import { z } from 'zod'
import { defineKind } from '../../define/define-kind.ts'
import { messages } from '../../define/messages/messages.ts'

/** A slide that shows a product with its current price and stock. */
export const productKind = defineKind({
  part: 'product',
  content: z
    .object({ productId: z.string() })
    .meta({ description: 'The product that it shows in place of widgets; facts of it are in `live.products`' }),
  field: 'productId',
  fieldRule: objection(messages.later('product')),
  contentOf: ({ productId }) => (productId === null ? undefined : { productId }),
  staysWithout: true,
  // Shows a product's pictures, or the name at the bottom of a poster.
  anchor({ productId }, { products }) {
    const { images = [], variants = [] } = products?.[productId] ?? {}
    return images.length > 0 || variants.some(({ imageUrl }) => imageUrl !== '') ? 'TOP' : 'FOOT'
  },
})
