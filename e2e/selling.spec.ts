import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { openShop } from './story/open-shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const BUYER = {
  'E-mail': 'ada@harbour.example',
  Name: 'Ada Lovelace',
  'Street and number': 'Kai 4',
  Postcode: '10115',
  'Town or city': 'Berlin',
}
const listed = z.object({
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      variantName: z.string(),
      quantity: z.number(),
      amount: z.number(),
      paymentStatus: z.string(),
      address: z.object({ city: z.string() }),
    }),
  ),
})

async function ordersOf(api: APIRequestContext, state: 'TO_DO' | 'UNPAID') {
  return listed.parse(await (await api.get(`/api/orders?state=${state}`)).json()).orders
}

const sheetOf = (page: Page) => page.getByRole('dialog')

async function openSheet(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /Morning cup/ })
    .getByRole('button', { name: /^Buy/ })
    .click()
  await expect(sheetOf(page).frameLocator('iframe').getByLabel('Card number')).toBeVisible()
}

async function fillBuyer(page: Page): Promise<void> {
  for (const [label, words] of Object.entries(BUYER)) await sheetOf(page).getByLabel(label, { exact: true }).fill(words)
  await sheetOf(page).getByLabel('Country').selectOption('DE')
}

async function fillCard(page: Page, number: string): Promise<void> {
  const card = sheetOf(page).frameLocator('iframe')
  await card.getByLabel('Card number').fill(number)
  await card.getByLabel('Expiration date').fill('12 / 34')
  await card.getByLabel('Security code').fill('123')
}

test('a visitor pays for two cups on their slide, after one card was declined', async ({ page }) => {
  const { api } = await openShop('paid-cup')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/paid-cup#slide-2')
  const slide = page.getByRole('group', { name: /Morning cup/ })
  await slide.getByRole('radio', { name: 'Lilac' }).check()
  await expect(slide.getByRole('button', { name: 'Buy €34.00' })).toBeVisible()
  // Neither the provider's script nor the sheet is loaded for visitors who only look.
  expect(asked.filter((path) => /stripe|\/checkout-/.test(path))).toEqual([])

  await openSheet(page)
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('radio', { name: 'Lilac' })).toBeChecked()
  await sheet.getByRole('button', { name: 'One more' }).click()
  await sheet.getByRole('button', { name: 'Pay €72.90' }).click()
  await expect(sheet.getByLabel('E-mail')).toBeFocused()
  await expect(sheet.getByLabel('E-mail')).toHaveAccessibleDescription(/the confirmation goes there/)
  await expectNoBarriers(page)

  await fillBuyer(page)
  await fillCard(page, '4000000000000002')
  await sheet.getByRole('button', { name: 'Pay €72.90' }).click()
  await expect(sheet.getByRole('alert')).toContainText('declined')
  // Typed values are still there after the sheet was closed.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(slide.getByRole('button', { name: /^Buy/ })).toBeFocused()
  await openSheet(page)
  for (const [label, words] of Object.entries(BUYER))
    await expect(sheet.getByLabel(label, { exact: true })).toHaveValue(words)

  await fillCard(page, '4242424242424242')
  await sheet.getByRole('button', { name: 'Pay €72.90' }).dblclick()
  await expect(sheet.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const orders = await ordersOf(api, 'TO_DO')
  expect(orders).toMatchObject([{ variantName: 'Lilac', quantity: 2, amount: 7290, address: { city: 'Berlin' } }])
  await expect(sheet).toContainText(`Order ${orders[0]?.orderNumber} is paid.`)
  // The declined card belonged to the same order.
  expect(await ordersOf(api, 'UNPAID')).toEqual([])
  await expectNoBarriers(page)
})

test('a visitor whose bank asks comes back to the slide, and hears that it is paid', async ({ page }) => {
  const { api } = await openShop('asked-cup')
  await page.goto('/asked-cup#slide-2')
  // Few of them are left: the bank authorizes, and the money is taken after that.
  await page
    .getByRole('group', { name: /Morning cup/ })
    .getByRole('radio', { name: 'Mint' })
    .check()
  await openSheet(page)
  await fillBuyer(page)
  await fillCard(page, '4000002500003155')
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: 'Pay €38.90' }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(sheet.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(page).toHaveURL(/\/asked-cup#slide-2$/)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByLabel('E-mail')).toHaveValue(BUYER['E-mail'])
  await fillCard(page, '4000002500003155')
  await sheet.getByRole('button', { name: 'Pay €38.90' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(sheet.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await expect(page).toHaveURL(/\/asked-cup#slide-2$/)
  expect(await ordersOf(api, 'TO_DO')).toMatchObject([
    { variantName: 'Mint', quantity: 1, amount: 3890, paymentStatus: 'SUCCEEDED' },
  ])
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toBeHidden()
})

test('a payment whose answer was lost is looked up, and not made again', async ({ page }) => {
  const { api } = await openShop('lost-cup')
  await page.goto('/lost-cup#slide-2')
  await openSheet(page)
  await fillBuyer(page)
  await fillCard(page, '4242424242424242')
  // The request reaches the provider, but its answer is lost.
  await page.context().route(/\/payment_intents\/[^/]+\/confirm/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const down = '**/api/payments/receipt'
  await page.route(down, (route) => route.abort())
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: 'Pay €38.90' }).click()
  await expect(sheet).toContainText('We are not sure yet whether it was paid. Please do not pay again; we are looking.')
  await expect(sheet.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  // Not even after a reload.
  await page.reload()
  await page
    .getByRole('group', { name: /Morning cup/ })
    .getByRole('button', { name: /^Buy/ })
    .click()
  await expect(sheet).toContainText('Please do not pay again')
  await page.unroute(down)
  await expect(sheet.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(await ordersOf(api, 'TO_DO')).toMatchObject([{ amount: 3890, paymentStatus: 'SUCCEEDED' }])
  expect(await ordersOf(api, 'UNPAID')).toEqual([])
})

test('who comes back from a bank where nothing is sold any more hears how the payment ended', async ({ page }) => {
  await page.goto('/tern-and-tide?payment_intent=pi_gone&payment_intent_client_secret=secret&n=1#slide-1')
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(page).toHaveURL(/\/tern-and-tide\?n=1(#slide-1)?$/)
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toBeHidden()
})

test('a page where nothing is sold knows nothing of payments', async ({ page }) => {
  const plain = await page.request.get('/tern-and-tide')
  const html = await plain.text()
  expect(html).not.toMatch(/payments-|checkout-|tp-sale/)
  expect(`${html}${JSON.stringify(plain.headers())}`).not.toContain('stripe')
})
