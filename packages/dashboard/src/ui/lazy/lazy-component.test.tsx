import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

let isOnline = false
const load = vi.fn(async () => {
  if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
  return Chart
})

function Chart({ name }: { name: string }) {
  return <p>Chart of {name}</p>
}

beforeEach(() => {
  isOnline = false
  load.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function draw(props: { open?: boolean; onClose?: () => void } = {}) {
  const Piece = lazyComponent<{ name: string; open?: boolean; onClose?: () => void }>(
    load,
    props.open === undefined ? 'INLINE' : 'OVER',
  )
  return render(
    <Suspense fallback={null}>
      <input aria-label="Words" />
      <Piece name="visits" {...props} />
    </Suspense>,
  )
}

test('a part whose code does not come says so; what stands around it goes on', async () => {
  draw()
  expect(await screen.findByRole('alert')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Words'), 'Tea')
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'Tea')
})

test('a lazy piece comes when the person asks again', async () => {
  draw()
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  expect(screen.queryByText('Chart of visits')).toBeNull()
  isOnline = true
  await userEvent.click(again)
  expect(await screen.findByText('Chart of visits')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a lazy piece comes by itself when the connection is back', async () => {
  draw()
  await screen.findByRole('alert')
  isOnline = true
  globalThis.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Chart of visits')).toBeTruthy()
})

test('one lost answer is not worth a word', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  isOnline = true
  draw()
  expect(await screen.findByText('Chart of visits')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a dialog that does not come can be left, and a closed one says nothing', async () => {
  const close = vi.fn()
  draw({ open: true, onClose: close })
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledTimes(1)
  cleanup()
  draw({ open: false })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a style sheet that did not come is asked for again with the code', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/chart.css">'
  load.mockRejectedValueOnce(new Error(`Unable to preload CSS for ${location.origin}/assets/chart.css`))
  isOnline = true
  draw()
  expect(await screen.findByText('Chart of visits')).toBeTruthy()
  expect(document.querySelector('link')).toBeNull()
})
