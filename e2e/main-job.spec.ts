import { expect, type Page, test } from '@playwright/test'
import { decodeCode } from './decode-code.ts'
import { phonePhoto, phoneVideo } from './fixtures.ts'
import { codeFor } from './code-for.ts'
import { BASE_URL } from './server.ts'
import { askDatabase } from './story/ask-database.ts'
import { makeRoom } from './story/make-room.ts'
import { UPLOAD_TIME } from './story/upload-time.ts'

const EMAIL = 'rosa@harbour.example'
const PASSWORD = 'nine herrings in a row'

async function signUp(page: Page): Promise<void> {
  await makeRoom(EMAIL, 'harbour-kiosk')
  await page.goto('/signup')
  await page.getByLabel('Your name').fill('Rosa Marin')
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

/** Adds a widget with an uploaded file from the picker. */
async function addMedia(
  page: Page,
  widget: 'Image' | 'Video',
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page
    .getByRole('button', { name: `Add ${widget}`, exact: false })
    .first()
    .click()
  await page.getByRole('button', { name: /choose or upload/i }).click()
  const picker = page.getByRole('dialog')
  await picker.locator('input[type=file]').setInputFiles(file)
  // A single file is selected as soon as it is uploaded.
  await expect(picker).toBeHidden(UPLOAD_TIME)
}

test('a person signs up, builds an instant app from a photo, a video and words, and a visitor scans and swipes it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signUp(page)

  await page.getByLabel('Name', { exact: true }).fill('Harbour Kiosk')
  await expect(page.getByText('Available')).toBeVisible()
  await page.getByRole('button', { name: 'Skip, start empty' }).click()
  await expect(page).toHaveURL(/\/app\/experiences\/\w+/)
  const editor = page.url()

  await page.getByRole('button', { name: 'Add a slide' }).click()
  await page.getByLabel('Name of the new slide').fill('Our boat')
  await page.getByRole('button', { name: 'Add new slide' }).click()

  await page.getByRole('link', { name: '2. Our boat' }).click()
  await expect(page).toHaveURL(/experienceItems/)
  await addMedia(page, 'Image', { name: 'mug.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  // The browser converted it to WebP before the upload (spec §5).
  await expect(page.getByText('mug.webp').first()).toBeVisible()
  await addMedia(page, 'Video', phoneVideo)
  await page.getByRole('button', { name: 'Add Text' }).first().click()
  // A new text is typed on the slide itself; its form says the same.
  await page
    .getByRole('region', { name: 'Text', exact: true })
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Fresh from the boat at seven')
  await page.getByRole('button', { name: 'Done with this slide' }).click()
  // The slide's own screen has a Publish, too.
  await expect(page.getByRole('link', { name: '2. Our boat' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/\/share$/)

  await page.goto(editor)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ])
  const url = await decodeCode(await download.path())
  expect(url).toMatch(new RegExp(`^${BASE_URL}/t/\\w+$`))

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const visitor = await phone.newPage()
  await visitor.goto(url ?? '')
  await expect(
    visitor.getByRole('heading', { name: 'Harbour Kiosk' }).or(visitor.getByText('Harbour Kiosk')).first(),
  ).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  const last = visitor.getByRole('group', { name: 'Slide 2 of 2' })
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(last.getByText('Fresh from the boat at seven')).toBeVisible()
  const photo = last.locator('img').first()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > image.naturalWidth))
    .toBe(true)
  await visitor.goto('about:blank') // what is left to report is sent on leaving
  await phone.close()

  const seen = () =>
    askDatabase(
      `select v.tag_id, count(*)::int as slides from visit_events v join experiences e using (experience_id)
       where e.path = $1 and v.type = 'SLIDE' group by v.tag_id`,
      ['harbour-kiosk'],
    )
  await expect.poll(seen).toEqual([{ tag_id: url?.split('/').at(-1), slides: 2 }])
})
