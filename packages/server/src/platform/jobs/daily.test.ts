import { expect, it } from 'vitest'
import { createDaily } from './daily.ts'
import type { EnqueueOptions, Jobs } from './port.ts'

const NOW = Date.UTC(2026, 10, 21)

/** Records what was enqueued. */
function fakeJobs() {
  const enqueued: [string, EnqueueOptions | undefined][] = []
  const jobs: Jobs = {
    enqueue: async (name, _payload, options) => void enqueued.push([name, options]),
    isPending: async () => false,
    behindMs: async () => 0,
    start: async () => {},
    stop: async () => {},
  }
  return { jobs, enqueued }
}

it('the daily round runs each piece of work at the start and again a day later, one of a kind over all processes', async () => {
  const { jobs, enqueued } = fakeJobs()
  let runs = 0
  const daily = createDaily(jobs, { 'a.sweep': async () => void runs++, 'b.sweep': async () => {} }, () => NOW)
  await daily.start()
  expect(enqueued).toEqual([
    ['a.sweep', { jobKey: 'a.sweep' }],
    ['b.sweep', { jobKey: 'b.sweep' }],
  ])
  await daily.handlers['a.sweep']?.()
  expect(runs).toBe(1)
  expect(enqueued.at(-1)).toEqual(['a.sweep', { jobKey: 'a.sweep', runAt: new Date(NOW + 86_400_000) }])
})

it('the daily round is not put off for ever by one run that fails', async () => {
  const { jobs, enqueued } = fakeJobs()
  const failing = async (): Promise<void> => {
    throw new Error('no database')
  }
  const { handlers } = createDaily(jobs, { 'a.sweep': failing }, () => NOW)
  await expect(handlers['a.sweep']?.()).rejects.toThrow('no database')
  expect(enqueued).toHaveLength(1)
})
