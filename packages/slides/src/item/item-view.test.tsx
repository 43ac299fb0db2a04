import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LiveLookup, ProductOnShow } from '../define/live-info.ts'
import { slide } from '../slide/slide-schema.ts'
import { ItemView, type ItemViewProps } from './item-view.tsx'

const blank = { ...slide.parse({ viewId: 'v' }), title: 'Our slide' }
const page = { fullPagePath: 'quay', experienceItemId: 'item' }
const url = 'https://www.bakery.example/menu'
const preview = {
  title: 'Bakery <b>',
  description: 'Bread',
  siteName: '',
  imageUrl: '/media/websites/a.webp',
  canFrame: true,
  frameUrl: url,
}
const cup: ProductOnShow = {
  title: 'Cup',
  description: '',
  currency: 'EUR',
  images: [],
  buyUrl: 'https://shop.example/cup',
  variants: [
    { variantId: 'a', name: 'Mint', colour: '#9AD4B8', price: 3400, isAvailable: true, fewLeft: 2, imageUrl: '' },
    { variantId: 'b', name: 'Lilac', colour: '', price: 2800, fullPrice: 3400, isAvailable: false, imageUrl: '' },
  ],
}
const draw = (change: Partial<ItemViewProps>, shows: object) =>
  renderToStaticMarkup(<ItemView slide={{ ...blank, ...shows }} media={{}} isDeferred={false} {...change} />)
const site = (live: LiveLookup, change: Partial<ItemViewProps> = { page }) =>
  draw({ live, ...change }, { website: { url } })
const product = (shown: ProductOnShow | undefined, change: Partial<ItemViewProps> = {}) =>
  draw({ page, live: { products: shown ? { p: shown } : {} }, ...change }, { product: { productId: 'p' } })

describe('A website', () => {
  it('is a card until a script shows it, and says where it may be framed', () => {
    const html = site({ websites: { [url]: preview } })
    expect(html).toContain('<h2>Bakery &lt;b&gt;</h2>')
    expect(html).toContain(`href="${url}" target="_blank" rel="noopener"`)
    expect(html).toContain(`data-frame="${url}"`)
    expect(html).not.toContain('<iframe')
  })

  it('names no frame where the site refuses, nothing is known of it, or the page is a preview', () => {
    const refused = { ...preview, canFrame: false, frameUrl: '' }
    for (const html of [site({ websites: { [url]: refused } }), site({}), site({ websites: { [url]: preview } }, {})])
      expect(html).not.toContain('data-frame')
  })

  it('goes by its name and host while nothing is known of it', () => {
    expect(site({})).toContain('<h2>Our slide</h2>')
    expect(site({})).toContain('bakery.example')
  })

  it('leads to nothing that is not safe, and shows no foreign picture', () => {
    expect(draw({ page }, { website: { url: 'javascript:alert(1)' } })).toBe('')
    expect(site({ websites: { [url]: { ...preview, imageUrl: 'http://evil.example/x.png' } } })).not.toContain('evil')
  })
})

describe('A product', () => {
  it('lists its variants with price and stock, in the language of the page', () => {
    const html = product(cup).replaceAll(/<[^>]+>/g, ' ')
    expect(html).toMatch(/From.*€28\.00.*Mint.*€34\.00.*Only 2 left.*Lilac.*€34\.00.*€28\.00.*Sold out/s)
    expect(product(cup, { priceLanguage: 'de' })).toContain('34,00\u00a0€')
  })

  it('offers a choice to scripts and previews only', () => {
    expect(product(cup)).toContain('<fieldset class="tp-choice" hidden="">')
    expect(product(cup, { page: undefined })).toContain('<fieldset class="tp-choice">')
  })

  it('brings a button to pay with, and what that needs, only where visitors can pay on the slide', () => {
    const sale = {
      asksAddress: false,
      deliveryPrice: 0,
      isTest: true,
      scriptUrl: '/card.js',
      publishableKey: 'key',
      providerAccount: 'account',
    }
    for (const html of [product(cup), product(undefined), product(cup, { page: undefined })])
      expect(html).not.toMatch(/tp-sale|payments|checkout|<button/)
    const sold = product({ ...cup, sale })
    // Hidden until its script shows it.
    expect(sold).toMatch(/<button[^>]* data-module="payments" data-product="p" hidden="">.*Buy.*€34\.00/)
    expect(sold).toContain('tp-quiet tp-buy')
    expect(sold).not.toContain('<noscript>')
    expect(product({ ...cup, buyUrl: '', sale })).toContain('Turn on JavaScript to buy here.')
    expect(product({ ...cup, sale }, { page: undefined })).not.toContain('data-module')
  })

  it('leads to where it can be bought, if there is such a place and something to buy', () => {
    expect(product(cup)).toContain('Buy at shop.example')
    expect(product({ ...cup, buyUrl: '' })).not.toContain('Buy at')
    expect(product({ ...cup, buyUrl: 'javascript:alert(1)' })).not.toContain('Buy at')
    const soldOut = { ...cup, variants: cup.variants.slice(1) }
    expect(product(soldOut)).toContain('Sold out')
    expect(product(soldOut)).toMatch(/tp-buy"[^>]* hidden/)
  })

  it('that is not on sale says so and costs nothing', () => {
    const html = product(undefined)
    expect(html).toContain('Our slide')
    expect(html).toContain('Not on sale at the moment')
    expect(html).not.toContain('€')
  })
})
