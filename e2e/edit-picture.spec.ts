import { type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test'
import { quartersPhoto } from './fixtures.ts'
import type { InputMethod } from './input/input-method.ts'
import { createKeyboard } from './input/keyboard.ts'
import { boxOf } from './input/middle-of.ts'
import { createMouse } from './input/mouse.ts'
import { watchFocus } from './input/watch-focus.ts'
import { expectNoBarriers } from './story/expect-no-barriers.ts'
import { openApp } from './story/open-app.ts'
import { quartersOf } from './story/quarters-of.ts'
import { UPLOAD_TIME } from './story/upload-time.ts'
import { watchUploads } from './story/watch-uploads.ts'

interface Way {
  name: string
  address: string
  createInput: (page: Page) => InputMethod
  /** Crops the right part of the picture. */
  crop: (page: Page, editor: Locator) => Promise<void>
  brighten: (page: Page, slider: Locator) => Promise<void>
}

/** Presses Tab until this element has the focus. */
async function tabAlong(page: Page, target: Locator): Promise<void> {
  const isFocused = watchFocus(target)
  for (let stop = 0; !(await isFocused()); stop++) {
    expect(stop).toBeLessThan(40)
    await page.keyboard.press('Tab')
  }
}

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

const ways: Way[] = [
  {
    name: 'with a mouse',
    address: 'mouse-pictures',
    createInput: createMouse,
    async crop(page, editor) {
      const handle = editor.locator(
        '.advanced-cropper-handler-wrapper--east .advanced-cropper-handler-wrapper__draggable',
      )
      const { x, y, width, height } = await boxOf(handle)
      const [across, down] = [x + width / 2, y + height / 2]
      await page.mouse.move(across, down)
      await page.mouse.down()
      await page.mouse.move(across - 60, down, { steps: 6 })
      await page.mouse.up()
    },
    async brighten(_page, slider) {
      const { width, height } = await boxOf(slider)
      await slider.click({ position: { x: width * 0.6, y: height / 2 } })
    },
  },
  {
    name: 'with keys alone',
    address: 'keyed-pictures',
    createInput: createKeyboard,
    async crop(page, editor) {
      await tabAlong(page, editor.getByLabel('Width', { exact: true }))
      await page.keyboard.press('Control+a')
      await page.keyboard.type('1000')
      await page.keyboard.press('Enter')
    },
    async brighten(page, slider) {
      await tabAlong(page, slider)
      for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
    },
  },
]

for (const { name, address, createInput, crop, brighten } of ways)
  test.describe(() => {
    test.use(desk)

    test(`a person edits a picture ${name}, and the upload is kept`, async ({ page }) => {
      test.setTimeout(180_000)
      const { experienceId, itemId } = await openApp(page, address, [])
      const uploads = await watchUploads(page)
      const input = createInput(page)
      await page.goto(`/app/experienceItems/${itemId}?in=${experienceId}`)
      const form = page.locator('[data-place="form"]')
      const picture = page.locator('[data-place="stage"] .tp-stack img')
      const editor = page.getByRole('dialog', { name: /^Edit / })
      const button = (label: string | RegExp) => editor.getByRole('button', { name: label, exact: true })

      await test.step('a photo of a phone is uploaded to be edited', async () => {
        await expect(page.locator('[data-place="stage"]')).toBeVisible()
        await input.addWidget('Image')
        await input.press(form.getByRole('button', { name: 'Choose or upload' }))
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          input.press(page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true })),
        ])
        await chooser.setFiles({ name: 'quarters.jpg', mimeType: 'image/jpeg', buffer: await quartersPhoto() })
        await expect(picture).toHaveCount(1, UPLOAD_TIME)
        await expect(page.getByRole('dialog')).toBeHidden()
      })
      const original = await quartersOf(picture)
      expect(original.shape).toBe('wide')
      expect(original.looks).toEqual(['red', 'green', 'blue', 'yellow'])

      await test.step('a picture is cut, turned, mirrored and recoloured where it stands on the slide', async () => {
        await input.press(form.getByRole('button', { name: 'Edit this picture' }))
        await expect(editor.getByLabel('Width', { exact: true })).toHaveValue('1200')
        // The crop frame becomes active a moment after the picture is shown.
        await expect(async () => {
          await crop(page, editor)
          await expect(editor.getByLabel('Width', { exact: true })).not.toHaveValue('1200', { timeout: 1000 })
        }).toPass()
        await input.press(button('Rotate right'))
        await input.press(button('Flip horizontally'))
        await expect(button('Flip horizontally')).toHaveAttribute('aria-pressed', 'true')
        await input.press(editor.getByRole('radio', { name: 'Filters' }))
        await input.press(button('Mono'))
        await input.press(editor.getByRole('radio', { name: 'Colours' }))
        await brighten(page, editor.getByRole('slider', { name: 'Brightness' }))
        await expectNoBarriers(page)
        await input.press(button('Save'))
        await expect(page.getByRole('dialog')).toBeHidden(UPLOAD_TIME)
      })
      const edited = await quartersOf(picture)
      expect(edited.shape).toBe('tall')
      expect(edited.isGrey).toBe(true)
      expect(edited.byBrightness).toEqual(['bottom right', 'bottom left', 'top left', 'top right'])
      expect(edited.url).not.toBe(original.url)

      await test.step('what the browser sent is WebP', () => {
        expect(uploads()).toEqual(['RIFF…WEBP', 'RIFF…WEBP'])
      })

      await test.step('an edited picture is edited again from the library, where the upload still is', async () => {
        await input.press(form.getByRole('button', { name: 'Change', exact: true }))
        const library = page.getByRole('dialog', { name: 'Choose a picture' })
        await expect(library.getByRole('button', { name: /^Use quarters/ })).toHaveCount(2)
        const inUse = library.getByRole('listitem').filter({ has: page.getByRole('button', { pressed: true }) })
        await expect(inUse.getByText('Edited')).toBeVisible()
        await input.pick(
          inUse.getByRole('button', { name: /^More about/ }),
          page.getByRole('menuitem', { name: 'Edit picture' }),
        )
        await expect(button('Flip horizontally')).toHaveAttribute('aria-pressed', 'true')
        await input.press(button('Flip horizontally'))
        await input.press(editor.getByRole('radio', { name: 'Filters' }))
        await input.press(button('None'))
        await input.press(button('Save'))
        const where = page.getByRole('dialog', { name: 'Where should it go?' })
        await input.press(where.getByRole('button', { name: /^Use here/ }))
        await expect(page.getByRole('dialog')).toBeHidden(UPLOAD_TIME)
      })
      const again = await quartersOf(picture)
      expect(again.shape).toBe('tall')
      expect(again.looks).toEqual(['blue', 'red', 'yellow', 'green'])

      await test.step('an edited picture goes back to the upload', async () => {
        await input.press(form.getByRole('button', { name: 'Edit this picture' }))
        await input.press(button('Reset all'))
        await input.press(button('Revert to original'))
        await expect(page.getByRole('dialog')).toBeHidden()
        expect((await quartersOf(picture)).url).toBe(original.url)
      })
    })
  })
