import { expect, type Page, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { BASE_URL } from './server.ts'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { openFormApp } from './story/form-app.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

/** Leaves a review and signs up, as a visitor on a phone. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`/${path}`)
  const form = page.getByRole('form', { name: 'How was the boat?' })
  await form.locator('.tp-stars label').nth(3).click()
  await form.getByLabel('Tell us more').fill('The seal waved, =1+1 times')
  await form.getByLabel('Your name').fill('Ines')
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you for telling us.')).toBeVisible({ timeout: 30_000 })
  await page.goto(`/${path}#slide-2`)
  const letters = page.getByRole('form', { name: 'One letter a month' })
  await letters.getByLabel('Your e-mail').fill('ines@harbour.example')
  await letters.getByRole('checkbox').check()
  await letters.getByRole('button', { name: 'Sign me up' }).click()
  await expect(page.getByText('Thank you. One more step.')).toBeVisible({ timeout: 30_000 })
}

/** Signs the owner of the app in to this page. */
async function signIn(page: Page, path: string): Promise<void> {
  const data = { email: `${path}@harbour.example`, password: 'nine herrings in a row' }
  const answer = await page.request.post('/api/auth/signIn', { data, headers: { origin: BASE_URL } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Returns the file that the button downloads. */
async function exported(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  return readFile(await (await waiting).path(), 'utf8')
}

test('what a visitor leaves is found, approved, answered, shown on the slide and taken home as a file', async ({
  page,
  browser,
}) => {
  const path = 'inbox-harbour'
  await openFormApp(path)
  const visitor = await browser.newPage({ ...phone, baseURL: BASE_URL })
  await visit(visitor, path)
  await signIn(page, path)
  await page.goto('/app/explore')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox\s*1 waiting/ })
    .click()
  await page.getByRole('searchbox').fill('seal')
  await page.getByRole('link', { name: /Ines/ }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review.getByText('The seal waved')).toBeVisible()
  await expectNoBarriers(page)

  await page.keyboard.press('a')
  await expect(review.getByRole('link', { name: 'See it on the live page' })).toBeVisible()
  await review.getByRole('textbox', { name: 'Your answer' }).fill('She waves at everybody')
  const stored = page.waitForResponse('**/api/inbox/reply') // the screen shows the answer before that
  await review.getByRole('button', { name: 'Answer' }).click()
  await expect(review.getByRole('button', { name: 'Edit' })).toBeFocused()
  await stored
  await visitor.goto(`/${path}`)
  const shown = visitor.getByRole('region', { name: 'Reviews' })
  await expect(shown.getByText('The seal waved')).toBeVisible()
  await expect(shown.getByText('She waves at everybody')).toBeVisible()
  await visitor.close()

  const reviews = await exported(page)
  expect(reviews).toContain('The seal waved')
  expect(reviews).toContain('She waves at everybody')
  await page.getByRole('link', { name: 'Sign-ups' }).click()
  await page.getByRole('link', { name: 'ines@harbour.example' }).click()
  await expect(page.getByRole('region', { name: 'Sign-up' }).getByText('What the person agreed to')).toBeVisible()
  await expectNoBarriers(page)
  const people = await exported(page)
  expect(people).toContain('ines@harbour.example')
  expect(people).toContain(',To confirm,')
  expect(people).not.toContain('The seal waved')
})

test.describe('on a small phone', () => {
  test.use(phone)

  test('a review opens whole, is decided by thumb, deleted and brought back', async ({ page, browser }) => {
    const path = 'inbox-thumb'
    await openFormApp(path)
    const visitor = await browser.newPage({ ...phone, baseURL: BASE_URL })
    await visit(visitor, path)
    await visitor.close()
    await signIn(page, path)
    await page.goto('/app/explore')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Inbox/ })
      .tap()
    await page.getByRole('link', { name: /Ines/ }).tap()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('button', { name: 'Reject' }).tap()
    await expect(page.getByText('Visitors do not see it. It stays here for 90 days')).toBeVisible()
    await expectNoBarriers(page)
    await page.goBack()
    await expect(page.getByRole('link', { name: /Ines/ })).toBeFocused()
    await page.getByRole('link', { name: /Ines/ }).tap()
    await page.getByRole('button', { name: 'Delete' }).tap()
    await expect(page.getByRole('link', { name: /Ines/ })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).first().tap()
    await expect(page.getByRole('link', { name: /Ines/ })).toBeVisible()
    await page.goto('/app/inbox/settings')
    await page.getByRole('radio', { name: 'Daily' }).tap()
    await expect(page.getByText(`to ${path}@harbour.example`)).toBeVisible()
    await expectNoBarriers(page)
  })
})
