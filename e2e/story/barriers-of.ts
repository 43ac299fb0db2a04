import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns the accessibility violations that a checker finds on this page, a line for each rule. */
export async function barriersOf(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // The checker is half a megabyte: it is injected into a page once, and frameless pages need no second page to merge
  // results.
  const isAlone = page.frames().length === 1
  const hasIt = isAlone && (await page.evaluate(() => 'axe' in globalThis))
  const axe = new AxeBuilder({ page, ...(hasIt && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(isAlone)
  const { violations } = await narrow(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}
