import { expect, it, onTestFinished } from 'vitest'
import { startTestStore } from '../../../testing/database/start-store.ts'
import { createAttempts } from './attempts.ts'

it('[14.15] passwords of a link are tried ten times by one address, however many processes it asks', async () => {
  const { db, stop } = await startTestStore()
  onTestFinished(stop)
  const processes = [createAttempts(db, () => 1000), createAttempts(db, () => 1000)] as const
  const waits = await Promise.all(Array.from({ length: 20 }, (_, at) => processes[at % 2 ? 0 : 1].take('ip', 'tag')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(await processes[0].take('ip', 'another')).toBe(0)
  expect(await processes[0].take('other ip', 'tag')).toBe(0)
  for (let times = 0; times < 11; times++) await processes[1].giveBack('ip', 'tag')
  expect(await processes[0].take('ip', 'tag')).toBe(0)
})
