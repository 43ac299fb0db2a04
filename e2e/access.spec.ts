import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

for (const path of [
  '/ofelia',
  '/vela-noor',
  '/pollen',
  '/tern-and-tide',
  '/juno-marsh',
  '/hello-taplet',
  '/nobody-here',
  '/app/explore',
  '/login',
  '/signup',
]) {
  test(`${path} has no barrier that a machine can find`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([])
  })
}
