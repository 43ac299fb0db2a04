import { expect, type Page, test } from '@playwright/test'
import { openApp } from './story/open-app.ts'

const BLINK = 0.02 // s: nobody sees that

/** Returns animations that would still run longer than a moment. */
const moving = (page: Page) =>
  page.evaluate((blink) => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    const styled = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      return longest(transitionDuration) > blink || (animationName !== 'none' && longest(animationDuration) > blink)
    })
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) > blink * 1000
    })
    return [
      ...styled.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
      ...running.map(
        ({ id, effect }) => `animation ${id} of ${effect instanceof KeyframeEffect ? effect.target?.className : ''}`,
      ),
    ]
  }, BLINK)

test('nothing moves in both editors for whoever asked for no motion', async ({ page }) => {
  const text = { widgetId: 'words', widgetType: 'TEXT_BOX', widgetData: { text: 'Open from seven' } }
  const { experienceId, itemId } = await openApp(page, 'calm-editors', [text])

  await test.step('instant app', async () => {
    await page.goto(`/app/experiences/${experienceId}`)
    await expect(page.locator('[data-strip] [data-tile]')).toHaveCount(1)
    expect(await moving(page)).toEqual([])
    await page.locator('[data-add-slide]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: /^More about slide 1/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await moving(page)).toEqual([])
  })

  await test.step('slide', async () => {
    await page.goto(`/app/experienceItems/${itemId}`)
    await page.locator('[data-row="words"]').click()
    await expect(page.locator('[data-place="form"]').getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
    expect(await moving(page)).toEqual([])
    await page.getByRole('button', { name: 'Add Image' }).click()
    await page.locator('[data-place="form"]').getByRole('button', { name: 'Choose or upload' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(page)).toEqual([])
  })

  await test.step('where motion is welcome, something moves in the editors', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await moving(page)).not.toEqual([])
  })
})
