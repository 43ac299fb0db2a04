import { expect, type Page } from '@playwright/test'
import { barriersOf } from './barriers-of.ts'

/** Expects no accessibility violation on this page that a checker can find. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const barriers = await barriersOf(page, (axe) =>
    axe
      // Experimental rule: it reads a number, or the letter of a shortcut, and the word beside it as one word.
      .disableRules(['label-content-name-mismatch'])
      // This rule takes the frame for the background, because the slide has a gradient; the product's own checks look
      // at the pixels.
      .exclude('.tv-bar'),
  )
  expect(barriers).toEqual([])
}
