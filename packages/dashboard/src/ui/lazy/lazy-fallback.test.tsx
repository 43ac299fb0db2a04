import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyFallback } from './lazy-fallback.tsx'

let isOnline = false
vi.mock('./lazy-failure.tsx', () => ({
  get LazyFailure() {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p role="alert">All the words</p>
  },
}))

test('StandIn says it plainly while not even its words have come, and goes on trying for them', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const fetch = vi.fn(async () => false)
  render(<LazyFallback display="SCREEN" fetch={fetch} />)
  expect((await screen.findByRole('alert')).textContent).toContain('This part did not load')
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(fetch).toHaveBeenCalledTimes(1)
  isOnline = true
  act(() => void globalThis.dispatchEvent(new Event('online')))
  expect(await screen.findByText('All the words')).toBeTruthy()
})
