import { expect, type Page } from '@playwright/test'

/** Returns what is wrong with the focused element; an empty string when nothing is. */
const problemOfFocus = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'nothing has the focus'
      const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)}`
      const { left, top, right, bottom } = focused.getBoundingClientRect()
      if (right - left < 1 || bottom - top < 1) return `${name} has the focus and no size`
      if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
        return `${name} has the focus out of sight`
      return focused.matches(':focus-visible') ? '' : `${name} has the focus and does not show it`
    })
    .catch((error: unknown) => String(error)) // the page is being left

/** Expects the focus on a visible element after an action by keys. */
export async function expectFocus(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => problemOfFocus(page), { message: `focus after ${after}`, timeout: 5000, intervals: [0, 20, 50, 100] })
    .toBe('')
}
