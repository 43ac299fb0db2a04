import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createSignals } from './signals.ts'

let database: TestDatabase
let speaker: pg.Client
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  speaker = new pg.Client({ connectionString: database.url })
  await speaker.connect()
})
afterAll(async () => {
  await speaker.end()
  await database.drop()
})

const say = (channel: string, payload: string) => speaker.query('select pg_notify($1, $2)', [channel, payload])

/** A process that listens, and what it heard. */
function aProcess(connectionString = database.url) {
  const errors: string[] = []
  const signals = createSignals({ connection: { connectionString }, onError: (_, about) => void errors.push(about) })
  const heard: string[] = []
  const listen = (channel: string) =>
    signals.listen(channel, {
      received: (payload) => void heard.push(`${channel}: ${payload}`),
      missed: () => void heard.push(`${channel} missed`),
    })
  return { listen, heard, errors, stop: signals.stop }
}

it('hears its own channels, each listener of them, and no other', async () => {
  const { listen, heard, stop } = aProcess()
  await listen('pages')
  await listen('Odd "name"')
  await listen('pages')
  await say('pages', 'one')
  await say('Odd "name"', 'two')
  await say('elsewhere', 'three')
  await expect.poll(() => heard).toEqual(['pages: one', 'pages: one', 'Odd "name": two'])
  await stop()
})

it('hears again after its connection was lost, and says that something may have been missed', async () => {
  const { listen, heard, stop } = aProcess()
  await listen('pages')
  await speaker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid != pg_backend_pid()`,
  )
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(['pages missed'])
  await say('pages', 'again')
  await expect.poll(() => heard).toEqual(['pages missed', 'pages: again'])
  await stop()
})

it('does not keep anybody waiting for a database that is away, and stops at once', async () => {
  const { listen, errors, stop } = aProcess('postgres://nobody@127.0.0.1:1/none')
  await listen('pages')
  expect(errors).toEqual(['listening to the other processes'])
  await stop()
})
