import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { createFinger } from './input/finger.ts'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { addProduct, MUG, openKindApp } from './story/kind-app.ts'
import { call } from './story/open-account.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const openShop = async (path: string) => {
  let productId = ''
  const { api } = await openKindApp(path, async (owner) => {
    productId = (await addProduct(owner)).productId
    return [{ itemName: 'Welcome' }, { itemName: 'The cup', itemType: 'PRODUCT', productId }]
  })
  return { api, productId }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a visitor chooses a colour and sees what it costs now', async ({ page }) => {
    const { api, productId } = await openShop('cup')
    await page.goto('/cup')
    const variants = MUG.variants.map((one) => (one.name === 'Mint' ? { ...one, price: 3650, stock: 1 } : one))
    // After the page was rendered and before the slide is shown.
    await call(api, '/products/update', { ...MUG, variants, productId }, z.unknown())
    await page.getByRole('link', { name: 'Slide 2' }).click()
    const slide = page.getByRole('group', { name: `Slide 2 of 2, ${MUG.name}` })
    await expect(slide.getByRole('radio', { name: 'Sea Blue' })).toBeChecked()
    await expect(slide.getByText('€34.00').first()).toBeVisible()
    await slide.getByRole('radio', { name: 'Mint' }).check()
    await expect(slide.getByText('€36.50').first()).toBeVisible()
    await expect(slide.getByRole('status')).toHaveText('Only 1 left')
    await slide.getByRole('radio', { name: 'Papaya' }).check()
    await expect(slide.getByRole('status')).toHaveText('Sold out')
    await expect(slide.getByRole('link', { name: 'Buy at shop.example' })).toBeHidden()
    await slide.getByRole('radio', { name: 'Lilac' }).check()
    await expect(slide.getByRole('link', { name: 'Buy at shop.example' })).toBeVisible()
    await expectNoBarriers(page)
  })
})

test.describe('with several pictures', () => {
  test.use(phone)

  test('a finger swipes through them, and through the story below them', async ({ page }) => {
    const html = await (await page.request.get('/tern-and-tide')).text()
    const urls = [...new Set(html.match(/\/media\/public\/[^"\s]+?-800\.webp/g))].slice(0, 2)
    await openKindApp('seen-cup', async (owner) => {
      const { productId } = await addProduct(owner, { ...MUG, images: urls.map((url) => ({ url })) })
      return [{ itemName: 'The cup', itemType: 'PRODUCT', productId }, { itemName: 'Goodbye' }]
    })
    await page.goto('/seen-cup')
    const pictures = page.getByRole('group', { name: 'Pictures of Morning cup' }).locator('[data-picture]')
    const finger = await createFinger(page)
    await finger.drag({ x: 330, y: 220 }, { x: 60, y: 224 })
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(page).toHaveURL(/seen-cup$/)
    await finger.drag({ x: 340, y: 700 }, { x: 50, y: 706 })
    await expect(page).toHaveURL(/#slide-2$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a visitor reads all variants with prices and stock', async ({ page }) => {
    await openShop('plain-cup')
    await page.goto('/plain-cup#slide-2')
    const lines = page.locator('#slide-2').getByRole('listitem')
    await expect(lines).toHaveText([
      /Sea Blue.*€34\.00/,
      /Mint.*€34\.00.*Only 3 left/,
      /Papaya.*€34\.00.*€28\.00.*Sold out/,
      /Lilac.*€34\.00/,
      /Cloud.*€34\.00/,
      /Dandelion.*€39\.00/,
    ])
    await expect(page.locator('#slide-2').getByRole('radio')).toHaveCount(0)
  })
})
