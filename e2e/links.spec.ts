import { expect, type Page, test } from '@playwright/test'
import { askDatabase } from './story/ask-database.ts'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { openApp } from './story/open-app.ts'

const words = (text: string) => [{ widgetId: 'words', widgetType: 'TEXT_BOX', widgetData: { text } }]
const rowOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** Returns the address in the link's QR code, on this server. */
async function codePath(page: Page): Promise<string> {
  const shown = (await page.getByTestId('short-link').textContent()) ?? ''
  return shown.slice(shown.indexOf('/t/'))
}

test('a link is made, scanned, counted, pointed elsewhere, deleted and brought back', async ({ page, browser }) => {
  await openApp(page, 'linked-quay', words('Good morning'))
  await page.goto('/app/triggers/create')
  await page.getByLabel('Name', { exact: true }).fill('Counter card')
  await page.getByRole('combobox', { name: /Opens at/ }).click()
  await page.getByRole('option', { name: '1. Morning' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('heading', { name: '“Counter card” is ready' })).toBeVisible()
  await expectNoBarriers(page)
  const path = await codePath(page)

  const visitor = await browser.newContext()
  const phone = await visitor.newPage()
  await phone.goto(path)
  await expect(phone.getByText('Good morning')).toBeVisible()
  await expect(phone).toHaveURL(/\/linked-quay/)

  const row = rowOf(page, 'Counter card')
  await expect(async () => {
    await page.goto('/app/triggers?q=counter')
    await expect(row.getByRole('definition').first()).toHaveText('1', { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expectNoBarriers(page)

  await row.getByRole('button', { name: 'More for Counter card' }).click()
  await page.getByRole('menuitem', { name: 'Change destination' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Web address' }).click()
  await dialog.getByLabel('Web address', { exact: true }).last().fill('harbour.example/menu')
  await dialog.getByRole('button', { name: 'Save destination' }).click()
  await expect(row.getByText('harbour.example/menu')).toBeVisible()
  // Shown at once (optimistic), stored a moment later.
  const target = async () => (await visitor.request.get(path, { maxRedirects: 0 })).headers()['location']
  await expect.poll(target).toBe('https://harbour.example/menu')

  await row.getByRole('button', { name: 'More for Counter card' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText(/Scanned .* in the last 30 days\. Printed\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete link' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await visitor.close()
})

test('somebody finds a tag that nobody owns and makes it theirs', async ({ page }) => {
  const tagId = `golden000000000${test.info().retry}`
  await openApp(page, 'key-ring', words('Hello from the tag'))
  await askDatabase('insert into physical_tags (tag_id, tag_sub_type, batch) values ($1, $2, $3)', [
    tagId,
    'GOLD',
    'story',
  ])
  await page.goto('/info/tagRegistration')
  await page.getByLabel('Number or address of the tag').fill(`https://taplet.example/t/${tagId}`)
  await page.getByRole('button', { name: 'Find tag' }).click()
  await expect(page.getByRole('heading', { name: 'Register this tag' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('Name', { exact: true }).fill('Key ring')
  await page.getByRole('button', { name: 'Register tag' }).click()
  await expect(page.getByRole('heading', { name: 'The tag is yours' })).toBeVisible()
  await page.goto(`/t/${tagId}`)
  await expect(page.getByText('Hello from the tag')).toBeVisible()
  await page.goto(`/info/tagRegistration?tagId=${tagId}`)
  await expect(page.getByRole('heading', { name: '“Key ring” is yours' })).toBeVisible()
})
