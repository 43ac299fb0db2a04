// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletions, deleteWithUndo } from './deletions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

function remove(refused: readonly string[] = []) {
  const send = vi.fn(async () => refused)
  const restore = vi.fn()
  const onRefused = vi.fn()
  const things = ['a', 'b']
  deleteWithUndo({
    kind: 'APPS',
    things,
    idOf: (id) => id,
    text: 'gone',
    hide: () => undefined,
    restore,
    send,
    onRefused,
  })
  return { send, restore, onRefused }
}

test('the server is told after ten seconds, not before', async () => {
  const { send } = remove()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledOnce()
  expect(deletions.waiting()).toEqual([])
})

test('time stands still while the strip is held', async () => {
  const { send } = remove()
  await vi.advanceTimersByTimeAsync(9_000)
  deletions.waiting()[0]?.hold(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(send).not.toHaveBeenCalled()
  deletions.waiting()[0]?.hold(false)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(send).toHaveBeenCalledOnce()
})

test('Undo brings everything back, and the server never hears of it', async () => {
  const { send, restore } = remove()
  deletions.waiting()[0]?.undo()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(restore).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
  expect(send).not.toHaveBeenCalled()
  expect(deletions.waiting()).toEqual([])
})

test('closing the page tells the server at once, and once', async () => {
  const { send } = remove()
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledOnce()
})

test('leaving the list tells the server, changing to another screen that shows Undo does not', async () => {
  const { send } = remove()
  const leaveList = deletions.showStrip('APPS')
  leaveList()
  const leaveNext = deletions.showStrip('APPS')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(send).not.toHaveBeenCalled()
  leaveNext()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledOnce()
})

test('what the server refuses comes back and is said', async () => {
  const { restore, onRefused } = remove(['b'])
  await vi.advanceTimersByTimeAsync(10_100)
  expect(restore).toHaveBeenCalledExactlyOnceWith(['b'])
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(['b'])
})
