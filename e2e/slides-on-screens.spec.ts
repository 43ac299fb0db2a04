import { expect, type Page, test } from '@playwright/test'

/** Opens a slide of a demo app, laid out in its own fonts. */
async function openSlide(page: Page, app: string, slide: number) {
  await page.goto(`/${app}#slide-${slide}`)
  const shown = page.locator(`#slide-${slide}`)
  await expect(shown).toBeInViewport({ ratio: 0.9 })
  await expect(shown.locator('.tp-stack')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return shown
}

test.describe('On a phone on its side', () => {
  for (const viewport of [
    { width: 568, height: 320 },
    { width: 932, height: 430 },
  ]) {
    test.describe(`of ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport })

      for (const [app, slide, name] of [
        ['ofelia', 4, 'Send review'],
        ['juno-marsh', 2, 'Prints from €40'],
        ['juno-marsh', 4, 'Send me postcards'],
        ['pollen', 3, 'Buy tickets'],
        ['hello-taplet', 1, 'Make one for free'],
      ] as const)
        test(`the whole of “${name}” on /${app} is in sight`, async ({ page }) => {
          const shown = await openSlide(page, app, slide)
          const action = shown.locator('.tp-link', { hasText: name })
          await expect(action).toBeInViewport({ ratio: 0.99 })
        })

      test('songs stand beside their cover', async ({ page }) => {
        const shown = await openSlide(page, 'vela-noor', 2)
        await expect(shown.getByText('Captain, Slow Down')).toBeInViewport({ ratio: 0.99 })
        await expect(shown.locator('.tp-image')).toBeInViewport({ ratio: 0.99 })
      })

      test('a picture beside its words has no tint over it', async ({ page }) => {
        const shown = await openSlide(page, 'ofelia', 1)
        await expect(shown.locator('.tp-cover')).toBeVisible()
        await expect(shown.locator('.tp-scrim')).toBeHidden()
      })
    })
  }
})

test.describe('On a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [app, slide] of [
    ['ofelia', 4],
    ['ofelia', 5],
    ['vela-noor', 3],
    ['juno-marsh', 4],
  ] as const)
    test(`no button of /${app}, slide ${slide}, is faded`, async ({ page }) => {
      const shown = await openSlide(page, app, slide)
      const faded = await shown.locator('.tp-link').evaluateAll((links) =>
        links.flatMap((link) => {
          const looks: string[] = []
          for (let box: Element | null = link; box && !box.matches('.tv-page'); box = box.parentElement) {
            const { maskImage, opacity, filter } = getComputedStyle(box)
            if (maskImage !== 'none' || opacity !== '1' || filter !== 'none') looks.push(box.className)
          }
          return looks
        }),
      )
      expect(faded).toEqual([])
    })
})

test.describe('On the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('words fade in at the foot as they come, and the end of a slide can be reached', async ({ page }) => {
    const shown = await openSlide(page, 'ofelia', 2)
    const stack = shown.locator('.tp-stack')
    const words = shown.locator('.tp-text', { hasText: 'Iced rhubarb tonic' })
    const look = () => words.evaluate((text) => getComputedStyle(text).filter)
    const scroll = (inSight: number) =>
      words.evaluate((text, more) => {
        const box = text.closest('.tp-stack')
        box?.scrollBy({ top: text.getBoundingClientRect().top - box.getBoundingClientRect().bottom + more })
      }, inSight)
    await page.setViewportSize({ width: 320, height: 440 })
    await scroll(10)
    await expect.poll(look).toMatch(/^opacity\(0\.\d+\)$/)
    await scroll(60)
    await expect.poll(look).toBe('none')
    await stack.evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
    await expect(shown.getByText('Allergies? Just say.')).toBeInViewport({ ratio: 0.99 })
  })
})

test.describe('With letters twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [app, slide] of [
    ['juno-marsh', 1],
    ['juno-marsh', 5],
    ['ofelia', 3],
  ] as const)
    test(`no word of the title of /${app}, slide ${slide}, breaks`, async ({ page }) => {
      const shown = await openSlide(page, app, slide)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const broken = await shown.locator('h2').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const found: string[] = []
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const { index, 0: word } of node.textContent?.matchAll(/\S+/g) ?? []) {
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (range.getClientRects().length > 1) found.push(word)
            }
          return found
        }),
      )
      expect(broken).toEqual([])
    })
})

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('a form without a picture stands in the middle', async ({ page }) => {
    const shown = await openSlide(page, 'ofelia', 4)
    const group = await shown.locator('.tp-group').boundingBox()
    const above = group?.y ?? 0
    const below = 1180 - above - (group?.height ?? 0)
    expect(Math.abs(above - below)).toBeLessThan(120)
  })
})
