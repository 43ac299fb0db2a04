import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { supervise } from './supervise.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('supervise does nothing while the server runs', async () => {
  const restart = vi.fn(async () => {})
  const supervisor = supervise({ isRunning: () => true, restart, log() {} })
  await vi.advanceTimersByTimeAsync(60_000)
  await supervisor.stop()
  expect(restart).not.toHaveBeenCalled()
})

it('supervise tries less and less often while the server does not come back', async () => {
  const tries: number[] = []
  const restart = async (): Promise<void> => {
    tries.push(Date.now())
    throw new Error('disk full')
  }
  const supervisor = supervise({ isRunning: () => false, restart, log() {} })
  await vi.advanceTimersByTimeAsync(60_000)
  await supervisor.stop()
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
  expect(pauses.slice(0, 8)).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000])
})

it('supervise survives a check that throws', async () => {
  let checks = 0
  const isRunning = (): boolean => {
    if (++checks === 1) throw new Error('too many open files')
    return true
  }
  const supervisor = supervise({ isRunning, restart: async () => {}, log() {} })
  await vi.advanceTimersByTimeAsync(2000)
  await supervisor.stop()
  expect(checks).toBeGreaterThan(2)
})

it('supervise starts nothing any more once it is stopped', async () => {
  const restart = vi.fn(async () => {})
  await supervise({ isRunning: () => false, restart, log() {} }).stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(restart).not.toHaveBeenCalled()
})
