// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImageLoader } from './image-loader.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const picture = (src: string) => (
  <ImageLoader src={src} alt="A cup" missingLabel="This picture cannot be shown" style={{ width: 40, height: 40 }} />
)

test('a spinner turns in the box once the loader is due, until the picture has arrived (spec §2)', async () => {
  render(picture('/a.webp'))
  await pass(499)
  expect(screen.queryByTestId('spinner')).toBeNull()
  await pass(1)
  expect(screen.getByTestId('spinner')).toBeTruthy()
  fireEvent.load(screen.getByRole('img', { name: 'A cup' }))
  expect(screen.queryByTestId('spinner')).toBeNull()
})

test('a loader of images starts over with another picture', async () => {
  const { rerender } = render(picture('/a.webp'))
  await pass(500)
  rerender(picture('/b.webp'))
  expect(screen.queryByTestId('spinner'), 'its own delay').toBeNull()
  await pass(500)
  expect(screen.getByTestId('spinner')).toBeTruthy()
})

test('a picture that does not arrive says so, or leaves its place to what stands in for it', () => {
  const { rerender } = render(picture('/a.webp'))
  fireEvent.error(screen.getByRole('img', { name: 'A cup' }))
  expect(screen.getByRole('img', { name: 'This picture cannot be shown' })).toBeTruthy()
  rerender(<ImageLoader src="/a.webp" alt="" missingLabel="Missing" fallback={<b>RM</b>} style={{}} />)
  expect(screen.getByText('RM')).toBeTruthy()
})
