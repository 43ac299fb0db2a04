import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { createMouse } from './input/mouse.ts'
import { openApp } from './story/open-app.ts'

const made = z.object({ body: z.object({ newExperienceItem: z.object({ experienceItemId: z.string() }) }) })
const text = (words: string) => ({ widgetId: words, widgetType: 'TEXT_BOX', widgetData: { text: words } })

test.use({ viewport: { width: 1440, height: 900 } })

test('widgets and slides are carried to another place with a mouse', async ({ page }) => {
  const { experienceId, itemId, call } = await openApp(page, 'carried', [text('First'), text('Second')])
  const { newExperienceItem } = made.parse(await call('/experienceItems/create', { itemName: 'Evening' })).body
  const app = { rootPageId: 'carried', fullPagePath: 'carried', pageName: 'Harbour' }
  await call('/updatePage', { ...app, experienceItems: [itemId, newExperienceItem.experienceItemId] })
  const mouse = createMouse(page)

  await test.step('a widget, on the slide itself', async () => {
    await page.goto(`/app/experienceItems/${itemId}?in=${experienceId}`)
    const cells = page.locator('[data-place="stage"] .tp-stack [data-widget-id]')
    await expect(cells).toHaveText(['First', 'Second'])
    await mouse.choose(cells.last())
    await mouse.carryAbove(cells.last(), cells.first())
    await expect(cells).toHaveText(['Second', 'First'])
  })

  await test.step('a slide, in the strip of its app', async () => {
    await page.goto(`/app/experiences/${experienceId}`)
    const tiles = page.locator('[data-strip] [data-tile]')
    const names = tiles.getByRole('link', { name: /^\d\. / })
    await expect(names).toHaveCount(2)
    await mouse.moveLeft(tiles.nth(1), tiles.nth(0))
    await expect
      .poll(() => names.evaluateAll((all) => all.map((link) => link.ariaLabel)))
      .toEqual(['1. Evening', '2. Morning'])
  })
})
