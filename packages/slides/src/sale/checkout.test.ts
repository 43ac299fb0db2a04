import { expect, it } from 'vitest'
import type { ProductOnShow, VariantOnShow } from '../define/live-info.ts'
import { checkoutOf, totalOf } from './checkout.ts'

const variant = (variantId: string, change: Partial<VariantOnShow> = {}): VariantOnShow => ({
  variantId,
  name: variantId,
  colour: '',
  price: 1200,
  isAvailable: true,
  imageUrl: '',
  ...change,
})
const sale = {
  asksAddress: true,
  deliveryPrice: 450,
  isTest: true,
  scriptUrl: '/card.js',
  publishableKey: 'key',
  providerAccount: 'account',
}
const cup: ProductOnShow = {
  title: 'Cup',
  description: '',
  currency: 'EUR',
  images: [],
  buyUrl: '',
  variants: [
    variant('gone', { isAvailable: false }),
    variant('plenty'),
    variant('few', { fewLeft: 3, price: 900, fullPrice: 1000 }),
  ],
  sale,
}

it('Checkout begins with one piece of what was chosen, at no reduced price', () => {
  expect(checkoutOf(cup, { variantId: 'plenty' })).toEqual({
    variantId: 'plenty',
    quantity: 1,
    paymentStatus: 'INCOMPLETE',
    discountApplied: false,
  })
})

it('Checkout takes the first that can be had in place of what is sold out or unknown', () => {
  for (const variantId of ['gone', 'unheard-of', undefined])
    expect(checkoutOf(cup, { variantId })?.variantId).toBe('plenty')
})

it('Checkout is nothing when nothing can be had', () => {
  expect(checkoutOf({ ...cup, variants: cup.variants.slice(0, 1) }, {})).toBeUndefined()
})

it.each([
  ['few', 7, 3],
  ['plenty', 120, 99],
  ['plenty', 0, 1],
])(
  'Checkout asks for no more of %s than there are, and no less than one: %i is %i',
  (variantId, quantity, expected) => {
    expect(checkoutOf(cup, { variantId, quantity })?.quantity).toBe(expected)
  },
)

it('Checkout says that a price is a reduced one, and adds the delivery once', () => {
  const checkout = checkoutOf(cup, { variantId: 'few', quantity: 2 })
  expect(checkout?.discountApplied).toBe(true)
  expect(checkout && totalOf(cup, checkout)).toBe(2 * 900 + 450)
  const handedOver = { ...cup, sale: { ...sale, asksAddress: false } }
  expect(checkout && totalOf(handedOver, checkout)).toBe(2 * 900)
})
