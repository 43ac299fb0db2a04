import { type Browser, expect, type Page, test } from '@playwright/test'
import { codeFor } from './code-for.ts'
import { makeRoom } from './story/make-room.ts'

const EMAIL = 'ines@orchard.example'
const PASSWORD = 'seven pears on a wall'

async function signUp(page: Page): Promise<void> {
  await makeRoom(EMAIL, 'orchard')
  await page.goto('/signup')
  await page.getByLabel('Your name').fill('Ines Prado')
  await page.getByLabel('Email or phone number').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/confirm-signup/)
  await page
    .getByLabel('Code')
    .first()
    .fill(await codeFor(EMAIL))
  await expect(page).toHaveURL(/onboarding/)
}

/** Creates an instant app of three slides with a word each; returns its id and those of its slides. */
async function anApp(page: Page): Promise<{ experienceId: string; slides: string[] }> {
  // Requested from within the page: calls of other origins are refused.
  const call = (path: string, fields: object) =>
    page.evaluate(
      async ([url, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(url, { method: 'POST', headers, body })).json()
      },
      [`/api${path}`, JSON.stringify(fields)] as const,
    )
  const slides: string[] = []
  for (const itemName of ['Pears', 'Plums', 'Quinces']) {
    const { body } = await call('/experienceItems/create', { itemName })
    const { experienceItemId, viewId } = body.newExperienceItem
    const widgets = [{ widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text: `Fresh ${itemName.toLowerCase()}` } }]
    await call('/updateView', { viewId, viewName: itemName, widgets })
    slides.push(experienceItemId)
  }
  const page1 = { rootPageId: 'orchard', fullPagePath: 'orchard', pageName: 'Orchard', experienceItems: slides }
  const { updatedPage } = await call('/updatePage', page1)
  return { experienceId: updatedPage.experienceId, slides }
}

/** Opens the code and a phone at its address. */
async function scan(page: Page, browser: Browser): Promise<Page> {
  await page.getByRole('button', { name: 'On your phone' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Code that opens this draft on a phone' })).toBeVisible()
  await expect(dialog.getByText('Waiting for a phone')).toBeVisible()
  // The code holds this computer's address in its network; the path is the same here.
  const { pathname } = new URL(await dialog.getByTestId('twin-url').innerText())
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  const opened = await phone.goto(pathname)
  expect(opened?.headers()['x-robots-tag']).toContain('noindex')
  await expect(phone.getByText('Draft · follows your editor')).toBeVisible()
  await expect(dialog.getByText('1 phone connected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return phone
}

async function endPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1 phone connected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End preview' }).click()
}

test('a phone opens the unsaved draft by its code, follows edits and selection, and is told the end', async ({
  page,
  browser,
}) => {
  await signUp(page)
  const { experienceId, slides } = await anApp(page)

  await test.step('of a slide', async () => {
    await page.goto(`/app/experienceItems/${slides[0]}`)
    const phone = await scan(page, browser)
    const slide = phone.getByRole('group', { name: /^Slide 1 of/ })
    await expect(slide.getByText('Fresh pears')).toBeVisible()
    await page
      .getByRole('button', { name: /^Fresh pears/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('Ripe pears today')
    await expect(slide.getByText('Ripe pears today')).toBeVisible({ timeout: 2000 })
    await endPreview(page)
    await expect(phone.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()
    expect((await phone.reload())?.status()).toBe(410)
  })

  await test.step('of an instant app', async () => {
    page.on('dialog', (dialog) => void dialog.accept()) // the words above were not saved
    await page.goto(`/app/experiences/${experienceId}`)
    const phone = await scan(page, browser)
    await page.getByRole('button', { name: /^2 Plums/ }).click()
    await expect(phone.getByRole('group', { name: 'Slide 2 of 3' })).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Move slide 2, Plums' }).press('Alt+ArrowLeft')
    await expect(phone.getByRole('group', { name: 'Slide 1 of 3' })).toContainText('Fresh plums', { timeout: 2000 })
    await expect(phone.getByRole('group', { name: 'Slide 1 of 3' })).toBeInViewport({ ratio: 0.9 })
    await page.close()
    await expect(phone.getByText('The editor is away')).toBeVisible()
  })
})
