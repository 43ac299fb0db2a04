import { expect, test } from '@playwright/test'
import { cutParts } from './story/cut-parts.ts'

/** Twelve devices, px upright: from the smallest phone in use to the window of a desktop. */
const DEVICES = [
  [320, 568],
  [360, 640],
  [360, 780],
  [375, 667],
  [390, 844],
  [393, 852],
  [412, 915],
  [430, 932],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [900, 1440],
] as const
const SCREENS = DEVICES.flatMap(([short, long]) => [
  { width: short, height: long },
  { width: long, height: short },
])

// A café with a menu, hours and forms; and one with films, pictures in frames and links to networks.
for (const app of ['ofelia', 'hello-taplet'])
  test(`/${app} fits twelve devices, upright and on their side: nothing runs out and nothing is cut`, async ({
    page,
  }) => {
    await page.goto(`/${app}`)
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      const found = await page.evaluate(cutParts)
      faults.push(...found.map((fault) => `${screen.width} × ${screen.height}, ${fault}`))
    }
    expect(faults).toEqual([])
  })
