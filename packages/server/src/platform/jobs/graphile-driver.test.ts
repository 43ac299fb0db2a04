import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createJobs, type JobHandler, type Jobs } from './index.ts'

let app: TestApp
const open: Jobs[] = []

function aQueue(): Jobs {
  const jobs = createJobs({ db: app.db, pool: app.pool })
  open.push(jobs)
  return jobs
}

/** The pool, except that the next `times` confirmations of a finished job are lost with their connection. */
const losingAnswers = (pool: pg.Pool, lost: { times: number }): pg.Pool =>
  replacing(pool, 'connect', async (listen?: Parameters<typeof pool.connect>[0]) => {
    if (listen) return pool.connect(listen)
    const client = await pool.connect()
    return replacing(client, 'query', async (...query: Parameters<typeof client.query>) => {
      if (lost.times > 0 && JSON.stringify(query).includes('delete from')) {
        lost.times--
        throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
      }
      return client.query(...query)
    })
  })

const replacing = <T extends object>(target: T, name: keyof T, method: unknown): T =>
  new Proxy(target, {
    get(whole, asked) {
      const value: unknown = asked === name ? method : Reflect.get(whole, asked)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  for (const jobs of open) await jobs.stop()
  await app.stop()
})

describe('the job queue', () => {
  it('runs a job that was enqueued before the worker started, and says when nothing is pending any more', async () => {
    const jobs = aQueue()
    const due = new Date(Date.now() - 60_000)
    await jobs.enqueue('greet', { name: 'Ada' }, { jobKey: 'greet-ada', runAt: due })
    expect(await jobs.behindMs()).toBeGreaterThanOrEqual(60_000)
    expect(await jobs.isPending('greet-ada')).toBe(true)
    const handler = vi.fn<JobHandler>(async () => {})
    await jobs.start({ greet: handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 5000)
    expect(handler.mock.calls[0]?.[0]).toEqual({ name: 'Ada' })
    expect(handler.mock.calls[0]?.[1]).toMatchObject({ attempt: 1, isLastAttempt: false })
    await vi.waitFor(async () => expect(await jobs.isPending('greet-ada')).toBe(false), 5000)
    expect(await jobs.behindMs()).toBe(0)
    await jobs.stop()
  })

  it('notes that a job is done when the database is back that went away meanwhile', async () => {
    const lost = { times: 0 }
    const jobs = createJobs({ db: app.db, pool: losingAnswers(app.pool, lost) })
    open.push(jobs)
    await jobs.enqueue('outlast', {}, { jobKey: 'outlast' })
    const handler = vi.fn<JobHandler>(async () => void (lost.times = 1))
    await jobs.start({ outlast: handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 5000)
    await vi.waitFor(async () => expect(await jobs.isPending('outlast')).toBe(false), 15_000)
    expect([handler.mock.calls.length, lost.times]).toEqual([1, 0])
    await jobs.stop()
  })

  it('drops a job whose transaction was rolled back', async () => {
    const jobs = aQueue()
    const work = app.db.transaction().execute(async (trx) => {
      await jobs.enqueue('never', {}, { jobKey: 'never', trx })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await jobs.isPending('never')).toBe(false)
  })

  it('keeps one job for a key, with the newest payload', async () => {
    const jobs = aQueue()
    await jobs.enqueue('count', { n: 1 }, { jobKey: 'count' })
    await jobs.enqueue('count', { n: 2 }, { jobKey: 'count' })
    const seen: unknown[] = []
    await jobs.start({ count: async (payload) => void seen.push(payload) })
    await vi.waitFor(() => expect(seen).toHaveLength(1), 5000)
    expect(seen).toEqual([{ n: 2 }])
    await jobs.stop()
  })

  it('tells the handler when it is the last attempt, and then gives up', async () => {
    const jobs = aQueue()
    await jobs.enqueue('fail', {}, { jobKey: 'fail', maxAttempts: 1 })
    const handler = vi.fn<JobHandler>(async () => {
      throw new Error('no')
    })
    await jobs.start({ fail: handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 5000)
    expect(handler.mock.calls[0]?.[1].isLastAttempt).toBe(true)
    await vi.waitFor(async () => expect(await jobs.isPending('fail')).toBe(false), 5000)
    await jobs.stop()
  })

  it('takes over the job of a worker that was killed, as soon as another one starts', async () => {
    const jobs = aQueue()
    await jobs.enqueue('rescue', {}, { jobKey: 'rescue' })
    await sql`update graphile_worker._private_jobs set locked_by = 'a dead worker', locked_at = now() - interval '1 minute', attempts = 1
      where key = 'rescue'`.execute(app.db)
    const handler = vi.fn<JobHandler>(async () => {})
    await jobs.start({ rescue: handler })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 5000)
    await jobs.stop()
  })

  it('keeps whoever has many slow jobs in a queue from holding up others, and jobs that wait from holding up the rest', async () => {
    const jobs = aQueue()
    let finish = (): void => {}
    const gate = new Promise<void>((resolve) => (finish = resolve))
    const began: unknown[] = []
    const call: JobHandler = async (payload) => {
      began.push(payload)
      if (payload === 'slow') await gate
    }
    for (let count = 0; count < 12; count++) await jobs.enqueue('call', 'slow', { queue: 'one' })
    await jobs.enqueue('call', 'quick', { queue: 'two' })
    await jobs.enqueue('work', 'own')
    await jobs.start({ call, work: call }, ['call'])
    await vi.waitFor(() => expect(new Set(began)).toEqual(new Set(['own', 'quick', 'slow'])), 5000)
    finish()
    await vi.waitFor(() => expect(began).toHaveLength(14), 15_000)
    await jobs.stop()
  }, 30_000)

  it('leaves the long job of a living worker alone', async () => {
    const living = aQueue()
    let finish = (): void => {}
    const slow = vi.fn<JobHandler>(() => new Promise((resolve) => (finish = resolve)))
    await living.enqueue('slow', {}, { jobKey: 'slow' })
    await living.start({ slow })
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce(), 5000)
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where key = 'slow'`.execute(
      app.db,
    )
    const other = aQueue()
    const stolen = vi.fn<JobHandler>(async () => {})
    await other.start({ slow: stolen })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(stolen).not.toHaveBeenCalled()
    finish()
    await other.stop()
    await living.stop()
  })
})
