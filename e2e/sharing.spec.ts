import { expect, test } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A demo app that no story changes.
const APP = '/tern-and-tide'

test('a shared link shows a picture of the app in the shape that all previews take', async ({ page }) => {
  await page.goto(APP)
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  await page.goto(new URL(address ?? '').pathname)
  const size = await page
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([1200, 630])
})

test('another website cannot show an app in a frame unless its owner lets it', async ({ page, baseURL }) => {
  const refusals: string[] = []
  page.on('console', (message) => refusals.push(message.text()))
  const website = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL}${APP}"></iframe>`),
  ).listen(0, '127.0.0.1')
  await once(website, 'listening')
  const { port } = website.address() as AddressInfo // a TCP server has one
  await page.goto(`http://127.0.0.1:${port}/`)
  await expect.poll(() => refusals.join()).toContain('frame-ancestors')
  expect((await page.request.get(`/embed${APP}`)).status()).toBe(404)
  website.close()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a visitor reports an app from its last slide', async ({ page }) => {
    await page.goto(APP)
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Report Tern & Tide' })).toBeVisible()
    await page.getByLabel('What is wrong with it?').selectOption('It is spam')
    await page.getByLabel('What should we know?').fill('It sells cups that do not exist.')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Tern & Tide' }).click()
    await expect(page).toHaveURL(new RegExp(`${APP}$`))
  })
})
