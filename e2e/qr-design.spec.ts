import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { decodeCode } from './decode-code.ts'
import { openApp } from './story/open-app.ts'
import { UPLOAD_TIME } from './story/upload-time.ts'

const ofLinks = z.object({ tagData: z.array(z.object({ tagId: z.string() })) })

test('a design begins with a look, is repaired, saved and downloaded as a code that scans; deleting it can be undone', async ({
  page,
}) => {
  await openApp(page, 'styled-code', [])
  const { tagData } = ofLinks.parse(await (await page.request.get('/api/links/fetchAll')).json())
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('a QR design begins with a look of the gallery', async () => {
    await page.goto('/app/qrDesigns')
    await page.getByRole('button', { name: 'Start with Plum' }).click()
    await expect(page.getByRole('img', { name: 'Score 100 of 100' })).toBeVisible()
  })

  await test.step('a pale colour is told at once, and mended with one click', async () => {
    await page.getByRole('button', { name: /^Change the colour of Corner centre/ }).click()
    await page.getByLabel('Colour code').fill('#FFD9A0')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Darken: Corner centre is/ }).click()
    await expect(page.getByRole('button', { name: /^Darken: Corner centre is/ })).toHaveCount(0)
    // The decoders are loaded with the first check, which takes time on a busy machine.
    await expect(page.getByText(/^Read \d+ % as often as a plain code/)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a QR design is saved under its own address, and keeps what was made of it', async () => {
    await page.getByLabel('Name of the design').fill('Till card')
    await save.click()
    await expect(page).toHaveURL(/\/app\/qrDesigns\/[0-9a-f]{32}$/, UPLOAD_TIME)
    await page.reload()
    await expect(page.getByLabel('Name of the design')).toHaveValue('Till card')
    await expect(page.getByRole('radiogroup', { name: 'Pattern' }).getByRole('radio', { checked: true })).toBeVisible()
  })

  await test.step('the PNG of a QR design holds the address of the link', async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Code', exact: true }).click()
    const given = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
    const file = await (await given).path()
    expect(await decodeCode(file)).toMatch(new RegExp(`/t/${tagData[0]?.tagId}$`))
  })

  await test.step('a deleted design comes back by Undo', async () => {
    await page.goto('/app/qrDesigns')
    const card = page.getByRole('article').filter({ hasText: 'Till card' })
    await expect(card).toContainText(/Scans/)
    await page.getByRole('button', { name: 'More for Till card' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete design' }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    await page.reload()
    await expect(card).toBeVisible()
  })
})
