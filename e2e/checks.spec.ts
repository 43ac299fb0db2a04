import { expect, test } from '@playwright/test'
import { openApp } from './story/open-app.ts'

// Too long for a line of a phone at this size, short enough for a tablet; without vowels nothing hyphenates it.
const WORD = 'KffhsfrhstckskrtnvrlgnsmmlngbltrmschnttMMm'
const words = (widgetId: string, text: string, textSize: number) => ({
  widgetId,
  widgetType: 'TEXT_BOX',
  widgetData: { text, metadata: { textSize } },
})

test('what visitors would stumble over is measured on twelve screens, led to, and fixed', async ({ page }) => {
  const widgets = [words('calm', 'Open from seven', 24), words('long', WORD, 40)]
  const { experienceId, itemId } = await openApp(page, 'checked-screens', widgets)
  const findings = page.getByRole('listitem').filter({ hasText: 'Words that do not fit' })
  /** At the default text size; twice the size is only a note. */
  const broken = findings
    .filter({ hasText: new RegExp(`${WORD}.*breaks in its middle`) })
    .filter({ hasNotText: '200 %' })
  const letters = page.locator('[data-place="stage"] [data-widget-id="long"] :is(h1, h2, p)').first()
  const size = () => letters.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const row = (widgetId: string) => page.locator(`[data-row="${widgetId}"]`)

  const stored = page.waitForResponse('**/api/checks/layouts')
  await test.step('the app says on how many screens it happens', async () => {
    await page.goto(`/app/experiences/${experienceId}`)
    await expect(broken).toHaveText(/on \d+ of 12 screens/, { timeout: 30_000 })
    const [, count] = /on (\d+) of 12 screens/.exec(await broken.innerText()) ?? []
    expect(Number(count)).toBeGreaterThan(2)
    expect(Number(count)).toBeLessThan(12)
  })

  await test.step('what was measured is stored, and the next opening measures nothing', async () => {
    await stored
    await page.reload()
    await expect(broken).toHaveText(/on \d+ of 12 screens/)
    await expect(page.getByText('with text at 100 % and 200 %')).toBeVisible()
    await expect(page.locator('body > iframe')).toHaveCount(0)
    await broken.getByRole('button', { name: 'Take me there' }).click()
    await expect(page).toHaveURL(new RegExp(`/app/experienceItems/${itemId}\\?in=${experienceId}`))
    await expect(row('long')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('checks of a slide lead to the fault on the slide itself', async () => {
    await row('calm').click()
    await page.getByRole('button', { name: /issues? to check/ }).click()
    await broken.getByRole('button', { name: 'Take me there' }).click()
    await expect(row('long')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-place="form"]').getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
  })

  await test.step('Fix makes the words smaller until they fit, and Undo gives them back', async () => {
    const before = await size()
    await page.getByRole('button', { name: /issues? to check/ }).click()
    await broken.getByRole('button', { name: 'Make the words smaller' }).click()
    await expect(broken).toHaveCount(0)
    expect(await size()).toBeLessThan(before)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(size).toBe(before)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  })

  await test.step('the published words stand in one line on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/checked-screens')
    const lines = () =>
      page.getByText(WORD).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    await expect.poll(lines).toBe(1)
  })
})
