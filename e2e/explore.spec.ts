import { expect, test } from '@playwright/test'

test('a visitor finds an instant app by its words, passes the search on, and opens it', async ({ page, context }) => {
  await page.goto('/app/explore')
  await expect(page.getByRole('region', { name: 'Worth a visit' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('ofel')
  const found = page.getByRole('region', { name: /instant apps? for “ofel”/ })
  await expect(found.getByRole('link', { name: /^Ofelia/ })).toBeVisible()
  await expect(page).toHaveURL(/\?q=ofel$/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('searchbox')).toHaveValue('ofel')
  await other.getByRole('link', { name: /^Ofelia/ }).click()
  await expect(other).toHaveURL(/\/ofelia$/)
  await other.goBack()
  await expect(other.getByRole('searchbox')).toHaveValue('ofel')
})

test('a category shows what is in it, also on a phone, where nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/explore')
  const leftOf = async (role: 'button' | 'heading', name: string) =>
    (await page.getByRole(role, { name, exact: true }).boundingBox())?.x
  expect(await leftOf('button', 'All')).toBe(await leftOf('heading', 'Tap into something good'))
  await page.getByRole('button', { name: /^Music \d+$/ }).click()
  await expect(page.getByRole('link', { name: /^Vela Noor/ })).toBeVisible()
  await expect(page).toHaveURL(/\?category=Music$/)
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWider()).toBe(false)
  await page.getByRole('button', { name: 'All' }).click()
  await expect(page.getByRole('region', { name: 'On stage' })).toBeVisible()
  expect(await isWider()).toBe(false)
})

test('a search that finds nothing leads back to what is featured', async ({ page }) => {
  await page.goto('/app/explore?q=qqqqqq&category=Music')
  await expect(page.getByRole('heading', { name: 'No results in Music for “qqqqqq”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('region', { name: 'Worth a visit' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL(/\/app\/explore\??$/)
})

test('a link to a category shows on a phone that it is the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/explore?category=Portfolios')
  await expect(page.getByRole('link', { name: /^Juno Marsh/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Portfolios \d+$/, pressed: true })).toBeInViewport({ ratio: 1 })
})
