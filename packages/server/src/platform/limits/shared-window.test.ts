import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../../testing/database/start-store.ts'
import { createSharedAllowances, createSharedWindow } from './shared-window.ts'

let store: TestStore
const time = { now: 6_000_000 }
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

it('[14.15] a shared window counts what all processes add at once, and never below nothing', async () => {
  const options = { db: store.db, now: () => time.now, windowMs: 60_000, name: 'test' }
  const [one, other] = [createSharedWindow(options), createSharedWindow(options)]
  const added = await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).add(at % 3 ? ['a', 'b'] : ['b', 'a'])),
  )
  expect(Math.max(...added.flat())).toBe(40)
  expect(await one.add(['b', 'c'])).toEqual([41, 1])
  expect(await other.add(['c', 'd'], -3)).toEqual([0, 0])
  expect(await createSharedWindow({ ...options, name: 'another' }).add(['a'])).toEqual([1])
  time.now += 59_001
  expect(one.secondsLeft()).toBe(1)
  time.now += 999
  expect(await one.add(['b'])).toEqual([1])
})

it('[14.15] shared allowances grant what is left of them to whichever process asks', async () => {
  const options = { db: store.db, now: () => time.now, name: 'probes' }
  const [one, other] = [createSharedAllowances(options, 10), createSharedAllowances(options, 10)]
  expect(await one.take('account', 7)).toBe(7)
  expect(await other.take('account', 0)).toBe(0)
  expect(await other.take('account', 7)).toBe(3)
  expect(await one.take('account', 1)).toBe(0)
  expect(await one.take('another', 1)).toBe(1)
})
