import type { ProductInput } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
let other: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  other = await content.anAccount(200)
})
afterAll(() => content.stop())

const variant = (variantId: string, stock: number | null = null, price = 1800) => ({
  variantId,
  name: variantId,
  price,
  stock,
})
const mug = (change: Partial<Parameters<TestAccount['kinds']['products']['create']>[0]> = {}) => ({
  name: 'Mug',
  currency: 'EUR',
  buyUrl: 'https://shop.example/mug',
  variants: [variant('Mint'), variant('Papaya', 0), variant('Lilac', 3, 2000)],
  ...change,
})
const create = async (account = mine, change = {}) => (await account.kinds.products.create(mug(change))).product

/** Creates an instant app with one slide that shows a product. */
async function publish(path: string, productId: string): Promise<string> {
  const { body } = await mine.api.slides.createItem({ itemName: 'Our mug', itemType: 'PRODUCT', productId })
  const { experienceItemId } = body.newExperienceItem
  await mine.api.experiences.update({
    rootPageId: path,
    fullPagePath: path,
    pageName: path,
    experienceItems: [experienceItemId],
  })
  return experienceItemId
}
const onShow = async (fullPagePath: string, experienceItemId: string) =>
  (await content.visitor.api.products.onShow({ fullPagePath, experienceItemId })).product

describe('products', () => {
  it('are kept as they were sent and listed with the slides that show them', async () => {
    const made = await create()
    expect(made).toMatchObject({ name: 'Mug', currency: 'EUR', active: true, revision: 1, usedIn: [] })
    const itemId = await publish('mug-list', made.productId)
    const { products } = await mine.kinds.products.list()
    expect(products).toContainEqual({ ...made, usedIn: [itemId] })
    expect((await mine.api.slides.getAllItems()).body.experienceItems).toContainEqual(
      expect.objectContaining({ experienceItemId: itemId, productId: made.productId, viewId: null }),
    )
  })

  it('refuse a save that is based on an older state and answer the newer one', async () => {
    const { productId, revision } = await create()
    await mine.kinds.products.update({ ...mug({ name: 'Cup' }), productId, revision })
    expect(await refusal(mine.kinds.products.update({ ...mug(), productId, revision }))).toMatchObject({
      code: 'CONFLICT',
      current: { name: 'Cup', revision: 2 },
    })
  })

  it('of somebody else are answered as ones that do not exist, and left alone', async () => {
    const theirs = await create(other)
    const { productId } = theirs
    for (const refused of [
      refusal(mine.kinds.products.update({ ...mug({ name: 'Mine' }), productId })),
      refusal(mine.kinds.products.delete({ productId })),
      refusal(mine.api.slides.createItem({ itemName: 'Stolen', itemType: 'PRODUCT', productId })),
    ])
      expect(await refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await mine.kinds.products.list()).products.map((one) => one.productId)).not.toContain(productId)
    expect((await other.kinds.products.list()).products).toContainEqual(theirs)
    const own = await create()
    const itemId = await publish('own-mug', own.productId)
    expect(await refusal(mine.api.slides.updateItem({ experienceItemId: itemId, productId }))).toMatchObject({
      status: 404,
    })
  })

  it.each<[string, Partial<ProductInput> | object]>([
    ['a price that is no whole number', { variants: [{ ...variant('a'), price: 1.5 }] }],
    ['a price below nothing', { variants: [{ ...variant('a'), price: -1 }] }],
    ['a reduction upwards', { variants: [{ ...variant('a'), fullPrice: 1800 }] }],
    ['no variants', { variants: [] }],
    ['two variants of one id', { variants: [variant('a'), variant('a')] }],
    ['variants that have no name', { variants: [variant('a'), { ...variant('b'), name: ' ' }] }],
    ['a currency that does not exist', { currency: 'ABC' }],
    ['a script as the place to buy', { buyUrl: 'javascript:alert(1)' }],
    ['a phone number as the place to buy', { buyUrl: 'tel:+491' }],
    ['a script as a picture', { images: [{ url: 'javascript:alert(1)' }] }],
    ['CSS as a colour', { variants: [{ ...variant('a'), colour: 'red;x:url(//evil)' }] }],
    ['an invisible name', { name: '\u200b' }],
  ])('cannot have %s', async (_, change) => {
    expect((await mine.post('/products/create', mug(change))).statusCode).toBe(400)
  })

  it.each(['/products/create', '/products/update', '/products/delete'])('need a sign-in for %s', async (path) => {
    expect((await content.visitor.post(path, mug())).statusCode).toBe(401)
  })
})

describe('a product on show', () => {
  it('tells visitors price and stock, and of the stock no more than they need', async () => {
    const { productId } = await create()
    const itemId = await publish('mug-show', productId)
    const shown = await onShow('mug-show', itemId)
    expect(shown?.variants).toEqual([
      { variantId: 'Mint', name: 'Mint', colour: '', price: 1800, isAvailable: true, imageUrl: '' },
      { variantId: 'Papaya', name: 'Papaya', colour: '', price: 1800, isAvailable: false, imageUrl: '' },
      { variantId: 'Lilac', name: 'Lilac', colour: '', price: 2000, isAvailable: true, fewLeft: 3, imageUrl: '' },
    ])
    expect((await content.features.publishing.findByPath('mug-show'))?.live?.products?.[productId]).toEqual(shown)
  })

  it('follows a save at once, on the page and in the answer', async () => {
    const { productId } = await create()
    const itemId = await publish('mug-new-price', productId)
    expect((await content.get('/mug-new-price')).body).toContain('€18.00')
    await mine.kinds.products.update({ ...mug({ variants: [variant('Mint', 1, 2450)] }), productId })
    const { body } = await content.get('/mug-new-price')
    expect(body).toContain('€24.50')
    expect(body).toContain('Only 1 left')
    expect((await onShow('mug-new-price', itemId))?.variants).toMatchObject([{ price: 2450, fewLeft: 1 }])
  })

  it('is not on sale any more once it is put aside or deleted', async () => {
    const { productId } = await create()
    const itemId = await publish('mug-gone', productId)
    await mine.kinds.products.update({ ...mug({ active: false }), productId })
    expect(await onShow('mug-gone', itemId)).toBeNull()
    expect((await content.get('/mug-gone')).body).toContain('Not on sale at the moment')
    await mine.kinds.products.update({ ...mug(), productId })
    expect(await onShow('mug-gone', itemId)).not.toBeNull()
    await mine.kinds.products.delete({ productId })
    expect(await onShow('mug-gone', itemId)).toBeNull()
    expect((await content.get('/mug-gone')).body).toContain('Not on sale at the moment')
  })

  it('is told only for slides that visitors see', async () => {
    const { productId } = await create()
    const { body } = await mine.api.slides.createItem({ itemName: 'Draft', itemType: 'PRODUCT', productId })
    const { experienceItemId } = body.newExperienceItem
    const page = { rootPageId: 'mug-quiet', fullPagePath: 'mug-quiet', pageName: 'Quiet', experienceItems: [] }
    await mine.api.experiences.update(page)
    expect(await onShow('mug-quiet', experienceItemId)).toBeNull()
    await mine.api.experiences.update({ ...page, experienceItems: [experienceItemId], active: false })
    expect(await onShow('mug-quiet', experienceItemId)).toBeNull()
    await mine.api.experiences.update({ ...page, experienceItems: [experienceItemId], active: true })
    expect(await onShow('mug-quiet', experienceItemId)).not.toBeNull()
  })

  it('is copied with its slide', async () => {
    const { productId } = await create()
    const { body } = await mine.api.slides.createItem({ itemName: 'First', itemType: 'PRODUCT', productId })
    const copy = await mine.studio.slides.duplicateItem({ experienceItemId: body.newExperienceItem.experienceItemId })
    expect(JSON.stringify(copy)).toContain(productId)
  })
})
