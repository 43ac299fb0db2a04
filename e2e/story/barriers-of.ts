import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What a machine finds on this page that keeps somebody out, a line for each rule. */
export async function barriersOf(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // The checker is half a megabyte: a page gets it once, and one without frames needs no second page to sum up in.
  const isAlone = page.frames().length === 1
  const hasIt = isAlone && (await page.evaluate(() => 'axe' in globalThis))
  const axe = new AxeBuilder({ page, ...(hasIt && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(isAlone)
  const { violations } = await narrow(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}
