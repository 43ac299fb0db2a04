// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { announce } from './announce.ts'

const heard = () => document.querySelector('[aria-live]')?.textContent

afterEach(() => void vi.useRealTimers())

it('announce tells the same words twice, and keeps none of them for those who read on later', () => {
  vi.useFakeTimers()
  announce('Saved.')
  expect(heard()).toBe('Saved.')
  announce('Saved.')
  expect(heard()?.trim()).toBe('Saved.')
  expect(heard()).not.toBe('Saved.')
  vi.advanceTimersByTime(4000)
  expect(heard()).not.toBe('')
  vi.advanceTimersByTime(2000)
  expect(heard()).toBe('')
})
