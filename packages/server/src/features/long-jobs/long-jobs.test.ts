import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { RUN_JOB } from './service.ts'

let app: TestApp
beforeAll(async () => {
  // A slice ends after every step.
  app = await startTestApp({ longJobs: { sliceMs: 0 } })
})
afterAll(() => app.stop())

/** An account with this many links, and a job that makes a file of each. */
async function aJob(links = 25) {
  const account = await app.anAccount(100)
  const { batch } = await account.links.createSeries({
    name: 'Table',
    count: links,
    destinationUrl: 'https://example.com/menu',
  })
  app.queue.length = 0 // whether the website answers
  const { job } = await account.qrDesigns.makeFiles({ format: 'svg' })
  return { account, batch, jobId: job.jobId }
}
const jobsOf = async ({ longJobs }: TestAccount) => (await longJobs.fetchAll({})).jobs
const runSlice = async (): Promise<void> => {
  const job = app.queue.shift()
  if (job?.name !== RUN_JOB) throw new Error('No slice is waiting')
  await app.runJob(job.name, job.payload)
}
const stored = async (jobId: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of app.storage.list(`long-jobs/${jobId}/`)) keys.push(key)
  return keys
}

it('[14.6] a long job goes on after its last finished step when its process was killed, and tells its progress', async () => {
  const { account, jobId } = await aJob()
  expect(await jobsOf(account)).toMatchObject([{ jobId, state: 'WAITING', done: 0, total: 25 }])
  await runSlice()
  expect(await jobsOf(account)).toMatchObject([{ state: 'RUNNING', done: 10 }])
  // Killed within the second step: the queue hands it out again, and a part may lie there already.
  const again = structuredClone(app.queue[0]?.payload)
  await runSlice()
  expect(await jobsOf(account)).toMatchObject([{ state: 'RUNNING', done: 20 }])
  await app.runJob(RUN_JOB, again)
  await app.runJobs()
  const [job] = await jobsOf(account)
  expect(job).toMatchObject({ state: 'DONE', done: 25, problem: '', warning: '' })
  const file = await account.longJobs.file({ jobId })
  expect([file.name, file.size]).toEqual(['codes.zip', job?.bytes])
  expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toHaveLength(25)
  expect(await stored(jobId)).toEqual([`long-jobs/${jobId}/result`])
})

it('[14.6] a long job that is cancelled stops, and leaves nothing behind', async () => {
  const { account, jobId } = await aJob()
  await runSlice()
  await account.longJobs.delete({ jobId })
  expect(await jobsOf(account)).toEqual([])
  await app.runJobs()
  expect(await stored(jobId)).toEqual([])
  await expect(account.longJobs.file({ jobId })).rejects.toMatchObject({ status: 404 })
})

it('[14.6] the file of a long job waits for 24 hours; a mail says so when it took long', async () => {
  const { account, jobId } = await aJob(3)
  app.mails.length = 0
  const startedAt = app.clock.now
  app.clock.now = new Date(startedAt.getTime() + 3 * 60_000)
  await app.runJobs()
  expect(app.mails).toMatchObject([{ to: account.email, subject: 'Your download is ready' }])
  expect(app.mails[0]?.text).toContain('/app/triggers')
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60_000 - 1)
  await app.runJobs()
  expect((await account.longJobs.file({ jobId })).size).toBeGreaterThan(0)
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  await app.runJobs()
  expect([await jobsOf(account), await stored(jobId)]).toEqual([[], []])
})

it('[14.6] a long job without room for its file says so', async () => {
  const { account } = await aJob(2)
  const hasRoomFor = app.storage.hasRoomFor
  app.storage.hasRoomFor = async () => false
  await app.runJobs()
  app.storage.hasRoomFor = hasRoomFor
  const [failed] = await jobsOf(account)
  expect(failed).toMatchObject({ state: 'FAILED', problem: expect.stringMatching(/room|storage|full/i) })
})

it('[14.6] the daily round wakes a long job that its queue has lost', async () => {
  const { account } = await aJob(2)
  app.queue.length = 0
  await app.runJob('longJobs.sweep')
  await app.runJobs()
  expect(await jobsOf(account)).toMatchObject([{ state: 'DONE' }])
})

it('[14.6] long jobs are their account’s own, twenty at most', async () => {
  const { account, jobId } = await aJob(2)
  const other = await app.anAccount()
  expect(await jobsOf(other)).toEqual([])
  await expect(other.longJobs.delete({ jobId })).rejects.toMatchObject({ status: 404 })
  await expect(other.longJobs.file({ jobId })).rejects.toMatchObject({ status: 404 })
  await expect(account.longJobs.delete({ jobId: 'a b' })).rejects.toMatchObject({ status: 400 })
  for (const call of [
    app.visitor.longJobs.fetchAll({}),
    app.visitor.longJobs.delete({ jobId }),
    app.visitor.longJobs.file({ jobId }),
  ])
    await expect(call).rejects.toMatchObject({ status: 401 })
  app.clock.now = new Date(app.clock.now.getTime() + 1000)
  for (let more = 1; more < 20; more++) await account.qrDesigns.makeFiles({ format: 'svg' })
  await expect(account.qrDesigns.makeFiles({})).rejects.toMatchObject({ status: 400 })
  expect(app.queue.filter(({ queue }) => queue === `long-jobs:${account.accountId}`)).toHaveLength(20)
  await app.runJobs()
  // Of those that have ended the oldest makes room.
  const { job } = await account.qrDesigns.makeFiles({ format: 'svg' })
  const ids = (await jobsOf(account)).map((one) => one.jobId)
  expect([ids.length, ids.includes(job.jobId), ids.includes(jobId)]).toEqual([20, true, false])
  expect(await stored(jobId)).toEqual([])
})
