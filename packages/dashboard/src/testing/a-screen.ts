import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'

/**
 * For tests of a whole screen: stubs what jsdom lacks (scrolling, a window of known width), and clears
 * all state between tests.
 */
export function aScreen(): void {
  beforeAll(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollTo = () => undefined
    const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', () => ({ ...list, matches: false }))
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })
}
