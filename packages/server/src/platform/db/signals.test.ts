import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { createSignals } from './signals.ts'

let database: TestDatabase
let speaker: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  speaker = new pg.Client({ connectionString: database.url })
  await speaker.connect()
})
afterAll(async () => {
  await speaker.end()
  await database.drop()
})

const say = (channel: string, payload: string) => speaker.query('select pg_notify($1, $2)', [channel, payload])

/** A listening process, and what it received. */
function aProcess(connectionString = database.url, times: { beatEveryMs?: number; provenForMs?: number } = {}) {
  const errors: string[] = []
  const onError = (_: unknown, about: string): void => void errors.push(about)
  const signals = createSignals({ connection: { connectionString }, onError, ...times })
  const heard: string[] = []
  const listen = (channel: string) =>
    signals.listen(channel, {
      received: (payload) => void heard.push(`${channel}: ${payload}`),
      missed: () => void heard.push(`${channel} missed`),
    })
  return { ...signals, listen, heard, errors }
}

/** A proxy between a process and the database; `swallow` stops all traffic without closing connections. */
async function aWireThatMayFail() {
  const through = new URL(database.url)
  const folder = through.searchParams.get('host') // the embedded server listens at a socket in it
  const path = `${folder}/.s.PGSQL.${through.searchParams.get('port')}`
  let isSwallowing = false
  const sockets: Socket[] = []
  const wire = createServer((near) => {
    const far = connect(path)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {}) // disconnected at the end of the test
    near.on('data', (data) => isSwallowing || far.write(data))
    far.on('data', (data) => isSwallowing || near.write(data))
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const address = wire.address()
  if (address === null || typeof address === 'string') throw new Error('The wire has no port.')
  through.searchParams.set('host', '127.0.0.1')
  through.searchParams.set('port', String(address.port))
  return {
    url: through.href,
    swallow: () => void (isSwallowing = true),
    cut: () => {
      for (const socket of sockets) socket.destroy()
      wire.close()
    },
  }
}

it('Signals hears its own channels, each listener of them, and no other', async () => {
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

it('Signals hears again after its connection was lost, and says that something may have been missed', async () => {
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

it('Signals does not keep anybody waiting for a database that is away, and stops at once', async () => {
  const { listen, errors, stop } = aProcess('postgres://nobody@127.0.0.1:1/none')
  await listen('pages')
  expect(errors).toEqual(['listening to the other processes'])
  await stop()
})

it('Signals has received what was said before it catches up', async () => {
  const { listen, heard, caughtUp, stop } = aProcess()
  await listen('pages')
  for (let index = 0; index < 50; index++) {
    await say('pages', String(index))
    await caughtUp()
    expect(heard.at(-1)).toBe(`pages: ${index}`)
  }
  await stop()
})

it('Signals is current while it hears itself, and not before, nor without a connection, nor after its end', async () => {
  const { listen, isCurrent, stop } = aProcess()
  expect(isCurrent()).toBe(false)
  await listen('pages')
  await expect.poll(isCurrent).toBe(true)
  await speaker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid != pg_backend_pid()`,
  )
  await expect.poll(isCurrent).toBe(false)
  await expect.poll(isCurrent, { timeout: 5000 }).toBe(true)
  await stop()
  expect(isCurrent()).toBe(false)
})

it('Signals is no longer current when the wire to the database swallows everything', async () => {
  const wire = await aWireThatMayFail()
  const { listen, isCurrent, caughtUp, stop } = aProcess(wire.url, { beatEveryMs: 50, provenForMs: 400 })
  await listen('pages')
  await expect.poll(isCurrent).toBe(true)
  wire.swallow()
  await expect.poll(isCurrent, { timeout: 2000 }).toBe(false)
  await caughtUp()
  expect(isCurrent()).toBe(false)
  wire.cut()
  await stop()
})

it('Signals lets nobody wait long for a database that does not answer, and is not current then', async () => {
  const wire = await aWireThatMayFail()
  const { listen, isCurrent, caughtUp, stop } = aProcess(wire.url)
  await listen('pages')
  await expect.poll(isCurrent).toBe(true)
  wire.swallow()
  await caughtUp()
  expect(isCurrent()).toBe(false)
  wire.cut()
  await stop()
})
