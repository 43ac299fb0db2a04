// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './toaster.tsx'
import { toast } from './toast.tsx'

beforeEach(async () => {
  render(<Toaster label="Messages" />)
  toast.say('warm-up')
  await screen.findByText('warm-up')
  vi.useFakeTimers()
})
afterEach(async () => {
  await wait(10_000)
  vi.useRealTimers()
  cleanup()
})

const STEP = 50 // ms

/** In steps: React renders, and so starts the next timer, only between them. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += STEP) await act(() => vi.advanceTimersByTimeAsync(STEP))
}
const texts = () => screen.queryAllByText(/^toast \d$/).map((shown) => shown.textContent)

test('at most three toasts are shown, the oldest goes first', async () => {
  for (const number of [1, 2, 3, 4, 5]) toast.say(`toast ${number}`)
  await wait(600)
  expect(texts().toSorted()).toEqual(['toast 3', 'toast 4', 'toast 5'])
})

test('a toast is announced to screen readers when they are free, in a region that has a name', async () => {
  toast.failed('toast 1')
  await wait(300)
  const region = screen.getByText('toast 1').closest('[aria-live]')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.getAttribute('aria-label')).toContain('Messages')
  expect(screen.getByText('toast 1').closest('[aria-hidden="true"]')).toBeNull()
})

test('a toast goes after two seconds', async () => {
  toast.done('toast 1')
  await wait(1500)
  expect(texts()).toEqual(['toast 1'])
  await wait(1200)
  expect(texts()).toEqual([])
})

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('time stands still while the %s is on it', async (_, enter, leave) => {
  const onUndo = vi.fn()
  toast.done('toast 1', { label: 'Undo', onUndo })
  await wait(500)
  const undo = screen.getByRole('button', { name: 'Undo' })
  enter(undo)
  await wait(8000)
  expect(texts()).toEqual(['toast 1'])
  leave(undo)
  await wait(2600)
  expect(texts()).toEqual([])
  expect(onUndo).not.toHaveBeenCalled()
})

test('Undo takes the step back and closes the toast', async () => {
  const onUndo = vi.fn()
  toast.done('toast 1', { label: 'Undo', onUndo })
  await wait(300)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await wait(600)
  expect(onUndo).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

test('a toast goes before its time when what it tells of is taken back elsewhere', async () => {
  const close = toast.done('toast 1', { label: 'Undo', onUndo: vi.fn() })
  await wait(300)
  close()
  await wait(600)
  expect(texts()).toEqual([])
})
