import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { phonePhoto } from './fixtures.ts'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { inboxOf, openFormApp } from './story/form-app.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const OFFLINE = 'Saved. It will be sent when you are online again.'

const reviewForm = (page: Page) => page.getByRole('form', { name: 'How was the boat?' })
const letterForm = (page: Page) => page.getByRole('form', { name: 'One letter a month' })

/** Texts of the reviews in the inbox, spam included. */
const texts = async (api: APIRequestContext) => (await inboxOf(api, 'REVIEW')).map(({ text }) => text)
const emails = async (api: APIRequestContext) => (await inboxOf(api, 'SUBSCRIBER')).map(({ email }) => email)

/** The form's script arrives after the page; until then the browser itself validates and submits it. */
const isAlive = (form: Locator) => expect(form).toHaveJSProperty('noValidate', true)

async function giveStars(page: Page, stars: number): Promise<void> {
  await reviewForm(page)
    .locator('.tp-stars label')
    .nth(stars - 1)
    .click()
}

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a visitor leaves a review and signs up', async ({ page }) => {
    const api = await openFormApp('plain-harbour')
    await page.goto('/plain-harbour')
    await giveStars(page, 4)
    await reviewForm(page).getByLabel('Tell us more').fill('The seal waved')
    await reviewForm(page).getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for telling us.' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Harbour tours' }).click()
    await expect(page).toHaveURL(/plain-harbour/)
    await expect.poll(() => texts(api)).toEqual(['The seal waved'])

    await page.getByRole('link', { name: 'Slide 2' }).click()
    await letterForm(page).getByLabel('Your e-mail').fill('rosa@harbour.example')
    await letterForm(page).getByRole('checkbox').check()
    await letterForm(page).getByRole('button', { name: 'Sign me up' }).click()
    await expect(page.getByText('We sent you an e-mail', { exact: false })).toBeVisible()
    await expect.poll(() => emails(api)).toEqual(['rosa@harbour.example'])
  })

  test('a form that cannot be taken comes back with what was typed', async ({ page }) => {
    await openFormApp('strict-harbour')
    await page.goto('/strict-harbour#slide-2')
    // Valid to a browser, but not deliverable.
    await letterForm(page).getByLabel('Your e-mail').fill('rosa@harbour')
    await letterForm(page).getByRole('checkbox').check()
    await letterForm(page).getByRole('button', { name: 'Sign me up' }).click()
    await expect(letterForm(page).getByLabel('Your e-mail')).toHaveValue('rosa@harbour')
    await expect(letterForm(page).getByLabel('Your e-mail')).toHaveAttribute('aria-invalid', 'true')
    await letterForm(page).getByLabel('Your e-mail').fill('rosa@harbour.example')
    await letterForm(page).getByRole('button', { name: 'Sign me up' }).click()
    await expect(page.getByText('We sent you an e-mail', { exact: false })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a review is sent once however often it is tapped, and stands on the slide once it is approved', async ({
    page,
  }) => {
    const api = await openFormApp('busy-harbour')
    await page.goto('/busy-harbour')
    const form = reviewForm(page)
    await isAlive(form)
    await form.getByRole('button', { name: 'Send review' }).click()
    await expect(form.getByText('Choose one to five stars.')).toBeVisible()
    await expectNoBarriers(page)
    await expect(form.locator('[type=radio][aria-invalid]')).toHaveCount(5)
    await giveStars(page, 5)
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await form.getByLabel('Tell us more').fill('Two seals, one dolphin')
    await form
      .getByLabel('A photo')
      .setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
    await form.getByRole('button', { name: 'Remove the photo' }).click()
    await expect(form.locator('.tp-photo')).toHaveCount(0)
    await form
      .getByLabel('A photo')
      .setInputFiles({ name: 'seal.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
    await expect(form.locator('.tp-photo img')).toBeVisible()
    await form.getByRole('button', { name: 'Send review' }).dblclick()
    await expect(page.getByText('Thank you for telling us.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('No reviews yet', { exact: false })).toBeHidden()
    await expect(page.locator('.tp-thanks')).toBeFocused()
    await expectNoBarriers(page)
    const [review, ...others] = await inboxOf(api, 'REVIEW')
    expect(others).toEqual([])
    expect(review?.state).toBe('PENDING')

    await page.goto('/busy-harbour')
    await expect(page.getByText('Your review is with Harbour tours', { exact: false })).toBeVisible()
    await expect(page.getByText('Two seals, one dolphin')).toBeHidden()
    const approval = await api.post('/api/inbox/moderate', { data: { ids: [review?.id], state: 'APPROVED' } })
    expect(approval.ok()).toBe(true)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Reviews' }).getByText('Two seals, one dolphin')).toBeVisible()
    await expect(page.getByText('1 review', { exact: true })).toBeVisible()
  })

  test('what was sent in vain three times without a network arrives once', async ({ page, context }) => {
    const api = await openFormApp('far-harbour')
    await page.goto('/far-harbour#slide-2')
    const form = letterForm(page)
    await isAlive(form)
    await form.getByLabel('Your e-mail').fill('ines@harbour.example')
    await form.getByRole('checkbox').check()
    await context.setOffline(true)
    for (let time = 0; time < 3; time++) {
      await form.getByRole('button', { name: 'Sign me up' }).click()
      await expect(form.getByText(OFFLINE)).toBeVisible()
    }
    await context.setOffline(false)
    await expect(page.getByText('Thank you. One more step.')).toBeVisible({ timeout: 30_000 })
    expect(await emails(api)).toEqual(['ines@harbour.example'])
  })

  test('what was typed survives a reload, and what could not be sent goes out from the next page', async ({
    page,
    context,
  }) => {
    const api = await openFormApp('late-harbour')
    await page.goto('/late-harbour')
    await isAlive(reviewForm(page))
    await giveStars(page, 3)
    await reviewForm(page).getByLabel('Tell us more').fill('Bring a coat')
    await page.reload()
    await expect(reviewForm(page).getByLabel('Tell us more')).toHaveValue('Bring a coat')
    await expect(reviewForm(page).getByRole('radio', { name: '3 stars' })).toBeChecked()
    await context.setOffline(true)
    await reviewForm(page).getByRole('button', { name: 'Send review' }).click()
    await expect(reviewForm(page).getByText(OFFLINE)).toBeVisible()
    // A page of the same origin without a form, opened once the network is back.
    await page.evaluate(() => window.stop())
    const other = await context.newPage()
    await page.close()
    await context.setOffline(false)
    await other.goto('/vela-noor')
    await expect.poll(() => texts(api), { timeout: 30_000 }).toEqual(['Bring a coat'])
  })

  test('taps and swipes in a form stay in the form', async ({ page }) => {
    await openFormApp('calm-harbour')
    await page.goto('/calm-harbour')
    const box = await reviewForm(page).boundingBox()
    if (!box) throw new Error('The form has no box')
    await page.touchscreen.tap(box.x + box.width - 2, box.y + 4)
    await giveStars(page, 2)
    await reviewForm(page).getByLabel('Your name').tap()
    await expect(page.getByRole('group', { name: /^Slide 1 of 2/ })).toBeInViewport({ ratio: 0.9 })
  })
})

test.describe('with forced colours', () => {
  test.use({ ...phone, colorScheme: 'dark', contextOptions: { forcedColors: 'active' } })

  test('the tick of the consent stands out from its box, and the button has an edge', async ({ page }) => {
    await openFormApp('forced-harbour')
    await page.goto('/forced-harbour#slide-2')
    const box = letterForm(page).getByRole('checkbox')
    await box.check()
    const colours = await box.evaluate((input) => [
      getComputedStyle(input).backgroundColor,
      getComputedStyle(input, '::before').borderBottomColor,
    ])
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    const button = letterForm(page).getByRole('button', { name: 'Sign me up' })
    const edge = await button.evaluate((element) => getComputedStyle(element).outlineColor)
    expect(edge).not.toMatch(/^rgb\(0, 0, 0\)|, 0\)$/)
  })
})

test.describe('after a review was sent', () => {
  test.use(phone)

  test('a page that is loaded anew says that it arrived, and takes another', async ({ page }) => {
    const api = await openFormApp('again-harbour')
    await page.goto('/again-harbour')
    // Until its script has loaded, the browser itself submits the form.
    await expect(reviewForm(page)).toHaveJSProperty('noValidate', true)
    await giveStars(page, 5)
    await reviewForm(page).getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('Thank you for telling us.')).toBeVisible()
    await page.reload()
    await expect(reviewForm(page).getByText('Your review is with Harbour tours.', { exact: false })).toBeVisible()
    await expect(page.getByText('No reviews yet.', { exact: false })).toBeHidden()
    await giveStars(page, 4)
    await reviewForm(page).getByLabel('Tell us more').fill('And again')
    await reviewForm(page).getByRole('button', { name: 'Send review' }).click()
    await expect.poll(() => texts(api)).toContain('And again')
  })
})
