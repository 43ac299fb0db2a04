// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loader } from './loader.tsx'
import { Skeletons } from './skeleton.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a loader is drawn after 500 ms, and heard by a screen reader from the start (spec §9)', async () => {
  const { container } = render(<Loader label="Getting things ready" />)
  expect(screen.getByRole('status').textContent).toBe('Getting things ready')
  expect(container.querySelector('svg')).toBeNull()
  await pass(499)
  expect(container.querySelector('svg')).toBeNull()
  await pass(1)
  expect(container.querySelector('svg')).not.toBeNull()
})

test('what is done before the delay never shows a loader', async () => {
  const { container, rerender } = render(<Loader label="Loading" />)
  await pass(400)
  rerender(<p>Here it is</p>)
  await pass(400)
  expect(container.textContent).toBe('Here it is')
})

test('sketches of a screen wait as long', async () => {
  render(<Skeletons label="Loading">sketch</Skeletons>)
  await pass(499)
  expect(screen.queryByText('sketch')).toBeNull()
  await pass(1)
  expect(screen.getByText('sketch')).toBeTruthy()
})
