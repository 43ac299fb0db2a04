import type { Product } from '@taplet/contract'
import { expect, it } from 'vitest'
import { toShown } from '../../../../entities/product/to-shown.ts'
import { anotherVariant, readTyped, toTyped, type TypedProduct } from './typed-product.ts'

const cup: Product = {
  productId: 'cup',
  name: 'Cup',
  description: '',
  currency: 'EUR',
  images: [],
  variants: [
    { variantId: 'a', name: 'Mint', colour: '', price: 1850, fullPrice: 2000, stock: 3, imageUrl: '' },
    { variantId: 'b', name: 'Lilac', colour: '', price: 1850, fullPrice: null, stock: null, imageUrl: '' },
  ],
  buyUrl: '',
  sellHere: false,
  isSent: false,
  deliveryPrice: 0,
  active: true,
  usedIn: [],
  revision: 1,
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
}
const change = (first: object, rest: Partial<TypedProduct> = {}): TypedProduct => {
  const typed = toTyped(cup)
  return { ...typed, variants: typed.variants.map((one, index) => (index === 0 ? { ...one, ...first } : one)), ...rest }
}

it('TypedProduct reads back what it wrote into the fields', () => {
  const { input, problems } = readTyped(toTyped(cup))
  expect(problems).toEqual({})
  expect(input).toMatchObject({ name: 'Cup', variants: cup.variants })
})

it.each([
  [change({ price: 'much' }), { 'a.price': 'priceInvalid' }],
  [change({ fullPrice: '18,50' }), { 'a.fullPrice': 'fullPriceLow' }],
  [change({ stock: '-1' }), { 'a.stock': 'stockInvalid' }],
  [change({ name: ' ' }), { 'a.name': 'variantEmpty' }],
  [change({}, { name: '' }), { name: 'nameEmpty' }],
  [change({}, { buyUrl: 'javascript:alert(1)' }), { buyUrl: 'buyInvalid' }],
])('TypedProduct says which field needs attention', (typed, problems) => {
  expect(readTyped(typed).problems).toEqual(problems)
})

it('TypedProduct asks the only variant for no name, and offers the next at the same price', () => {
  const only = change({ name: '' })
  expect(readTyped({ ...only, variants: only.variants.slice(0, 1) }).problems).toEqual({})
  expect(anotherVariant('c', only.variants[0])).toMatchObject({ variantId: 'c', name: '', price: '18.50', stock: '' })
})

it('TypedProduct tells visitors of the stock when few are left', () => {
  expect(toShown(readTyped(toTyped(cup)).input).variants).toMatchObject([{ fewLeft: 3, isAvailable: true }, {}])
  expect(toShown(readTyped(change({ stock: '0' })).input).variants[0]).toMatchObject({ isAvailable: false })
})
