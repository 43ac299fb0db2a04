import { expect, test } from '@playwright/test'
import { expectFocus } from './input/focus.ts'
import { createKeyboard } from './input/keyboard.ts'
import { openApp } from './story/open-app.ts'

const words = (widgetId: string, text: string) => ({ widgetId, widgetType: 'TEXT_BOX', widgetData: { text } })

test('versions and collisions are gone through with keys alone, and the focus comes back', async ({ page }) => {
  const first = [words('one', 'Summer menu'), words('two', 'Until nine')]
  const { itemId, viewId, call } = await openApp(page, 'keyed-versions', first)
  const save = (widgets: object[]) => call('/updateView', { viewId, viewName: 'Morning', widgets })
  await save([words('one', 'Winter menu'), words('two', 'Until six')])
  const input = createKeyboard(page)
  const stage = page.locator('[data-place="stage"] .tp-stack')
  const form = page.locator('[data-place="form"]')
  const dialog = page.getByRole('dialog')
  await page.goto(`/app/experienceItems/${itemId}`)
  await expect(stage).toContainText('Winter menu')

  await test.step('an older version is looked at, named, and brought back', async () => {
    const more = page.getByRole('button', { name: 'More for this slide' })
    await input.pick(more, page.getByRole('menuitem', { name: 'Versions' }))
    const versions = dialog.getByRole('listitem').getByRole('button')
    await expect(versions.first()).toContainText('Visitors see this one')
    await input.press(versions.nth(1))
    await expect(versions.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await input.write(dialog.getByLabel('Name', { exact: true }), 'Summer')
    await input.press(dialog.getByRole('button', { name: 'Save name' }))
    await expect(versions.nth(1)).toContainText('Summer')
    await input.press(dialog.getByRole('button', { name: 'Restore' }))
    await expect(dialog).toBeHidden()
    await expect(stage).toContainText('Summer menu')
    await expectFocus(page, 'Restore')
    await expect(more).toBeFocused()
    await input.undo()
    await expect(stage).toContainText('Winter menu')
    await expect(page.getByText('All changes saved')).toBeVisible()
  })

  await test.step('Escape closes the versions, and the focus is where it was', async () => {
    const more = page.getByRole('button', { name: 'More for this slide' })
    await input.pick(more, page.getByRole('menuitem', { name: 'Versions' }))
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(more).toBeFocused()
  })

  await test.step('two parts that were changed on both sides are chosen one by one', async () => {
    for (const [widgetId, more] of [
      ['one', ' of mine'],
      ['two', ' by me'],
    ]) {
      await input.choose(stage.locator(`[data-widget-id="${widgetId}"]`))
      await input.write(form.getByRole('textbox', { name: 'Text', exact: true }), more ?? '')
    }
    await save([words('one', 'Spring menu'), words('two', 'Until eight')])
    await input.press(page.getByRole('button', { name: 'Publish changes' }))
    await expect(dialog.getByRole('heading', { name: 'Changed somewhere else too' })).toBeVisible()
    const parts = dialog.getByRole('group')
    await expect(parts).toHaveCount(2)
    await input.press(parts.nth(1).getByRole('radio', { name: /^The other copy/ }))
    await expect(parts.nth(1).getByRole('radio', { name: /^The other copy/ })).toBeChecked()
    await input.press(dialog.getByRole('button', { name: 'Save merged' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(stage).toContainText('Winter menu of mine')
    await expect(stage).toContainText('Until eight')
    await expectFocus(page, 'Save merged')
  })
})
