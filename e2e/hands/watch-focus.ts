import type { ElementHandle, Locator } from '@playwright/test'

/**
 * Tells whether this has the focus, asked again and again: it is looked up among all that the page holds only when the
 * page has drawn another one in its place.
 */
export function watchFocus(target: Locator): () => Promise<boolean> {
  let found: ElementHandle | undefined
  return async () => {
    for (;;) {
      found ??= await target.elementHandle()
      const state = await found.evaluate((element) =>
        element.isConnected ? element === document.activeElement : undefined,
      )
      if (state !== undefined) return state
      found = undefined
    }
  }
}
