import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No barrier on this page that a machine can find. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Experimental: it reads a number, or the letter of a shortcut, and the word beside it as one word.
    .disableRules(['label-content-name-mismatch'])
    // It takes the frame for the ground, for the slide there is a gradient; the product's own checks look at the pixels.
    .exclude('.tv-bar')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([])
}
