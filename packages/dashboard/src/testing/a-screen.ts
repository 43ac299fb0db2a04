import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'

/**
 * For tests of a whole screen: what jsdom has none of (scrolling, held pointers, a window whose width is known), and
 * nothing kept from one test to the next.
 */
export function aScreen(): void {
  beforeAll(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollTo = () => undefined
    Element.prototype.setPointerCapture = () => undefined
    const list = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', () => ({ ...list, matches: false }))
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })
}
