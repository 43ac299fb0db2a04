import type { ElementHandle, Locator } from '@playwright/test'

/**
 * Returns a function that says whether this element has the focus. It is called often, so the element is looked up
 * again only after the page has replaced it.
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
