import { expect, test, vi } from 'vitest'
import { laterCalls } from './later-calls.ts'

test('laterCalls fetches nothing before a call is made, and answers as the call does', async () => {
  const load = vi.fn(async () => ({ add: async (one: number, other: number) => one + other }))
  const calls = laterCalls(load)
  expect(load).not.toHaveBeenCalled()
  expect(await calls.add(2, 3)).toBe(5)
})

test('laterCalls tries again with the next call after its code could not be fetched', async () => {
  const load = vi.fn(async () => ({ greet: async () => 'Hello' }))
  load.mockRejectedValueOnce(new Error('offline'))
  const calls = laterCalls(load)
  await expect(calls.greet()).rejects.toThrow('offline')
  expect(await calls.greet()).toBe('Hello')
})

test('laterCalls can be handed on by an async function', async () => {
  const calls = laterCalls(async () => ({ greet: async () => 'Hello' }))
  const handedOn = await (async () => calls)()
  expect(await handedOn.greet()).toBe('Hello')
})
