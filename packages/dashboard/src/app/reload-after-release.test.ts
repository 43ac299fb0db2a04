import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterRelease } from './reload-after-release.ts'

const reload = vi.fn()

function missFile(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})
afterEach(() => vi.unstubAllGlobals())

reloadAfterRelease()

test('a file that a new release took away brings the new page, once', () => {
  expect(missFile().defaultPrevented).toBe(true)
  expect(missFile().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network the page stays as it is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(missFile().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
