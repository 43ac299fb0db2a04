// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ItemView } from '../item/item-view.tsx'
import { storeCheckout } from '../sale/stored-checkout.ts'
import type { ProductOnShow, VariantOnShow } from '../define/live-info.ts'
import { slide } from '../slide/slide-schema.ts'
import { behavior } from './product.ts'

const variant = (variantId: string, change: Partial<VariantOnShow> = {}): VariantOnShow => ({
  variantId,
  name: variantId,
  colour: '',
  price: 3400,
  isAvailable: true,
  imageUrl: '',
  ...change,
})
const cup: ProductOnShow = {
  title: 'Cup',
  description: '',
  currency: 'EUR',
  images: [{ url: '/cup.webp', altText: '' }],
  buyUrl: 'https://shop.example/cup',
  variants: [
    variant('mint', { isAvailable: false }),
    variant('lilac', { price: 2800 }),
    variant('cloud', { fewLeft: 2, imageUrl: '/cloud.webp' }),
  ],
}

const note = vi.fn()
const scrollTo = vi.fn()
let answer: () => Response

const find = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
const box = () => find('.tp-product')
const noted = () => note.mock.calls.map(([type, place]) => [type, place === box()])
const choose = (variantId: string) => find(`input[value="${variantId}"]`).click()

/** Draws the slide of a product and lets a visitor enter it. */
function enter(product = cup): void {
  const page = { fullPagePath: 'quay', experienceItemId: 'cup-slide' }
  const look = { ...slide.parse({ viewId: 'v' }), title: 'Cup', product: { productId: 'p' } }
  document.body.innerHTML = renderToStaticMarkup(
    <section id="slide-1">
      <ItemView slide={look} media={{}} isDeferred={false} page={page} live={{ products: { p: product } }} />
    </section>,
  )
  behavior.enter(find('#slide-1'), { note })
}

beforeEach(() => {
  note.mockReset()
  scrollTo.mockReset()
  storeCheckout({ chosen: {} })
  answer = () => new Response(null, { status: 503 })
  vi.stubGlobal('fetch', async () => answer())
  vi.stubGlobal('CSS', { escape: (value: string) => value }) // jsdom has none
  Object.assign(HTMLElement.prototype, { scrollTo })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo')
})

it('a product slide tells the visit of nothing while the product is only looked at', () => {
  enter()
  expect(find('.tp-choice').hidden).toBe(false)
  expect(noted()).toEqual([])
})

it('a product slide chooses the first variant that can be had, without calling that a choice of the visitor', () => {
  enter()
  expect(document.querySelector<HTMLInputElement>('.tp-choice :checked')?.value).toBe('lilac')
  expect(find('.tp-price').textContent).toBe('€28.00')
  expect(noted()).toEqual([])
})

it('a product slide tells the visit, at the product, that a variant was chosen, and shows its price, stock and picture', () => {
  enter()
  choose('cloud')
  expect(noted()).toEqual([['PRODUCT', true]])
  expect(find('.tp-price').textContent).toBe('€34.00')
  expect(find('.tp-left').textContent).toBe('Only 2 left')
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }))
})

it('a product slide keeps a choice from those who go on to the next slide at a tap', () => {
  enter()
  const onTap = vi.fn()
  find('#slide-1').addEventListener('click', onTap)
  choose('cloud')
  expect(onTap).not.toHaveBeenCalled()
  find('.tp-gallery').click()
  expect(onTap).toHaveBeenCalledOnce()
})

it('a product slide tells the visit, at the product, that its pictures are looked through', () => {
  enter()
  const gallery = find('.tp-gallery')
  gallery.scrollLeft = 120
  gallery.dispatchEvent(new Event('scroll'))
  expect(noted()).toEqual([['PRODUCT', true]])
})

it('a product slide does not take for a visitor a browser that scrolls pictures back to where they begin', () => {
  enter()
  find('.tp-gallery').dispatchEvent(new Event('scroll'))
  expect(noted()).toEqual([])
})

it('a product slide listens once, however often its slide comes into view', () => {
  enter()
  const slideInView = find('#slide-1')
  behavior.leave(slideInView)
  behavior.enter(slideInView, { note })
  choose('cloud')
  expect(noted()).toEqual([['PRODUCT', true]])
})

it('a product slide chooses anew what was chosen before the page was loaded again, unless that is sold out', () => {
  enter()
  choose('cloud')
  enter()
  expect(find('.tp-left').textContent).toBe('Only 2 left')
  choose('mint')
  enter()
  expect(find('.tp-left').textContent).toBe('')
})

it('a product slide lets visitors choose where nobody is told of it, as in previews', () => {
  enter()
  const copy = document.importNode(find('#slide-1'), true)
  document.body.replaceChildren(copy)
  behavior.enter(copy)
  choose('cloud')
  expect(find('.tp-left').textContent).toBe('Only 2 left')
  expect(noted()).toEqual([])
})

it('a product slide hides the way to buy a variant that is sold out', () => {
  enter()
  choose('mint')
  expect(find('.tp-left').textContent).toBe('Sold out')
  expect(find('.tp-buy').hidden).toBe(true)
  choose('lilac')
  expect(find('.tp-buy').hidden).toBe(false)
})

it('a product slide writes on the button to pay with what the chosen variant costs, and keeps it back while there is none', async () => {
  const sale = {
    asksAddress: false,
    deliveryPrice: 0,
    isTest: true,
    scriptUrl: '/card.js',
    publishableKey: 'key',
    providerAccount: 'account',
  }
  answer = () => Response.json({ product: cup })
  enter({ ...cup, sale })
  expect(find('.tp-sale').textContent).toBe('Buy€28.00')
  choose('cloud')
  expect(find('.tp-sale').textContent).toBe('Buy€34.00')
  choose('mint')
  expect(find('.tp-sale').dataset['off']).toBe('')
  choose('lilac')
  expect(find('.tp-sale').dataset['off']).toBeUndefined()
  // Hidden until its own script has loaded, since nothing would handle a click.
  expect(find('.tp-sale').hidden).toBe(true)
  // The merchant no longer sells here.
  await vi.waitFor(() => expect(box().dataset['unsold']).toBe(''))
})

it('a product slide brings price and stock up to date, which is no deed of the visitor', async () => {
  const variants = cup.variants.map((one) => ({ ...one, price: 1900, isAvailable: one.variantId !== 'lilac' }))
  answer = () => Response.json({ product: { ...cup, variants } })
  enter()
  await vi.waitFor(() => expect(find('.tp-price').textContent).toBe('€19.00'))
  expect(find('.tp-left').textContent).toBe('Sold out')
  expect(noted()).toEqual([])
})
