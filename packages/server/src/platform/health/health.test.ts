import { GIGABYTE } from '@taplet/base/bytes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let free = 2 * GIGABYTE
let isOnline = true
beforeAll(async () => {
  app = await startTestApp({
    health: { freeBytes: async () => free },
    resolveHost: async () => {
      if (isOnline) return ['93.184.215.14']
      throw new Error('offline')
    },
  })
})
afterAll(() => app.stop())

/** Each question is asked half a minute after the last. */
async function health() {
  app.clock.ahead += 31_000
  const { statusCode } = await app.server.inject('/health')
  return [statusCode, (await app.server.inject('/health')).json()]
}
const ok = [200, { status: 'ok', problems: [] }]

it('[14.14] health says what is degraded, and still 200: pages are shown', async () => {
  await expect.poll(health).toEqual(ok)
  free = GIGABYTE / 2
  await expect.poll(health).toEqual([200, { status: 'degraded', problems: ['DISK_LOW'] }])
  free = 2 * GIGABYTE
  isOnline = false
  const runAt = new Date(app.clock.now.getTime() - 16 * 60_000)
  app.queue.push({ name: 'late', payload: {}, runAt, queue: undefined, jobKey: undefined })
  await expect.poll(health).toEqual([200, { status: 'degraded', problems: ['JOBS_BEHIND', 'NO_INTERNET'] }])
  isOnline = true
  app.queue.length = 0
  await expect.poll(health).toEqual(ok)
})
