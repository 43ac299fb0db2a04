import type { KindSample } from '../../define/define-kind.ts'

const variant = { colour: '', isAvailable: true, imageUrl: '' }

/** A product with two variants, one of them reduced. */
export const productSample: KindSample = {
  target: { websiteUrl: '', productId: 'cup' },
  live: {
    products: {
      cup: {
        title: 'Cup',
        description: 'Holds a quarter of a litre',
        currency: 'EUR',
        images: [{ url: '/media/cup.webp', altText: 'A blue cup' }],
        variants: [
          { ...variant, variantId: 'a', name: 'Mint', price: 3400 },
          { ...variant, variantId: 'b', name: 'Lilac', price: 2800, fullPrice: 3400 },
        ],
        buyUrl: 'https://shop.example/cup',
      },
    },
  },
}
