import { ApiError } from '@taplet/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPusher } from './create-pusher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = (status: number) => new ApiError(status, { callResult: 'FAILURE', code: 'X', message: 'No' })

function aPusher(answers: (Error | number | undefined)[] = []) {
  const sent: string[] = []
  const sequences: number[] = []
  const heard: string[] = []
  const pusher = createPusher<string, string>({
    send: async (sequence, state) => {
      sequences.push(sequence)
      sent.push(state)
      const answer = answers.shift()
      if (typeof answer === 'number') await new Promise((resolve) => setTimeout(resolve, answer))
      if (answer instanceof Error) throw answer
      return state
    },
    onAnswer: () => void heard.push('answer'),
    onGone: () => void heard.push('gone'),
    onStuck: () => void heard.push('stuck'),
  })
  return { pusher, sent, sequences, heard }
}

it('createPusher sends the first state at once, and of a burst only the last one', async () => {
  const { pusher, sent } = aPusher()
  pusher.push('a')
  await vi.advanceTimersByTimeAsync(0)
  for (const state of ['b', 'c', 'd']) pusher.push(state)
  expect(sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['a', 'd'])
})

it('createPusher sends at most ten states in a second while somebody types', async () => {
  const { pusher, sent } = aPusher()
  for (let typed = 0; typed < 100; typed++) {
    pusher.push(`${typed}`)
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(200)
  expect(sent.length).toBeLessThanOrEqual(12)
  expect(sent.at(-1)).toBe('99')
})

it('createPusher never has two states under way, and numbers them upwards', async () => {
  const { pusher, sent, sequences } = aPusher([500])
  pusher.push('slow')
  await vi.advanceTimersByTimeAsync(300)
  pusher.push('next')
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['slow'])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['slow', 'next'])
  expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 0)
})

it('createPusher keeps the newest state while the network is away, and brings it when that is back', async () => {
  const { pusher, sent, heard } = aPusher([new TypeError('offline'), new TypeError('offline')])
  pusher.push('a')
  await vi.advanceTimersByTimeAsync(0)
  pusher.push('b')
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual(['stuck', 'stuck'])
  pusher.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'b', 'b'])
  expect(heard.at(-1)).toBe('answer')
})

it('createPusher tries again by itself, after longer and longer waits', async () => {
  const { pusher, sent } = aPusher([new TypeError('offline'), refused(429)])
  pusher.push('a')
  await vi.advanceTimersByTimeAsync(2900)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(3)
})

it('createPusher stops for good when the server has forgotten it', async () => {
  const { pusher, sent, heard } = aPusher([refused(410)])
  pusher.push('a')
  await vi.advanceTimersByTimeAsync(0)
  pusher.push('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a'])
  expect(heard).toEqual(['gone'])
})

it('createPusher does not ask again and again after it was refused; the next edit does', async () => {
  const { pusher, sent } = aPusher([refused(401)])
  pusher.push('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a'])
  pusher.push('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'b'])
})
