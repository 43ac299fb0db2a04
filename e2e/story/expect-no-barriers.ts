import { expect, type Page } from '@playwright/test'
import { barriersOf } from './barriers-of.ts'

/** No barrier on this page that a machine can find. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const barriers = await barriersOf(page, (axe) =>
    axe
      // Experimental: it reads a number, or the letter of a shortcut, and the word beside it as one word.
      .disableRules(['label-content-name-mismatch'])
      // It takes the frame for the ground, for the slide there is a gradient; the product's own checks look at the pixels.
      .exclude('.tv-bar'),
  )
  expect(barriers).toEqual([])
}
