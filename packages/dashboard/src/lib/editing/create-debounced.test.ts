import { expect, test, vi } from 'vitest'
import { createDebounced } from './create-debounced.ts'

interface Shown {
  shape: string
  words: string
}

function setUp() {
  const listeners = new Set<() => void>()
  let state: Shown = { shape: 'A', words: '' }
  let due: (() => void) | undefined
  const source = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const timers = {
    later: (step: () => void) => {
      due = step
      return () => (due = undefined)
    },
  }
  const settled = createDebounced(source, (one, other) => one.shape === other.shape, timers)
  return {
    settled,
    change: (next: Partial<Shown>) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    pause: () => due?.(),
    isWaiting: () => due !== undefined,
    listeners,
  }
}

test('words wait for a pause in typing, then are told once', () => {
  const { settled, change, pause } = setUp()
  const heard = vi.fn()
  settled.subscribe(heard)
  change({ words: 'c' })
  change({ words: 'ca' })
  expect(heard).not.toHaveBeenCalled()
  expect(settled.getState().words).toBe('')
  pause()
  expect(heard).toHaveBeenCalledOnce()
  expect(settled.getState().words).toBe('ca')
})

test('a coming or going of words is told at once by createSettled', () => {
  const { settled, change, isWaiting } = setUp()
  const heard = vi.fn()
  settled.subscribe(heard)
  change({ words: 'c' })
  change({ shape: 'B' })
  expect(heard).toHaveBeenCalledOnce()
  expect(settled.getState()).toEqual({ shape: 'B', words: 'c' })
  expect(isWaiting()).toBe(false)
})

test('whoever begins to listen to createSettled later finds what happened in between', () => {
  const { settled, change, listeners } = setUp()
  const leave = settled.subscribe(() => undefined)
  leave()
  expect(listeners.size).toBe(0)
  change({ words: 'later' })
  settled.subscribe(() => undefined)
  expect(settled.getState().words).toBe('later')
})
