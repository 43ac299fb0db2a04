import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { connectionUrl, type Connection } from '../platform/db/embedded/connection.ts'
import { ensurePostgres } from '../platform/db/embedded/ensure-postgres.ts'
import { query } from '../platform/db/embedded/testing/query.ts'
import { temporaryBase } from '../platform/db/embedded/testing/temporary-base.ts'
import { migrate } from '../platform/db/migrate.ts'
import { anApp } from '../testing/an-app.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { backUp } from './back-up.ts'

const testDatabase = (connection: Connection) => ({ url: connectionUrl(connection), drop: async () => {} })

it('[14.14] a backup made while the server writes is a data folder that starts with all that was there', async () => {
  const [base, copied] = [temporaryBase(), temporaryBase()]
  const [dataDir, target] = [dirname(base), dirname(copied)]
  rmSync(target, { recursive: true })
  mkdirSync(join(dataDir, 'files/images'), { recursive: true })
  mkdirSync(join(dataDir, 'files/.unfinished'))
  writeFileSync(join(dataDir, 'files/images/a.webp'), 'a picture')
  writeFileSync(join(dataDir, 'files/.unfinished/b'), 'half')
  writeFileSync(join(dataDir, 'auth.secret'), 'secret', { mode: 0o600 })
  const database = await ensurePostgres({ base, settings: { fsync: 'off' } })
  await query(database.conn, 'create table saves (n int primary key)')
  const client = new pg.Client(database.conn)
  await client.connect()
  let acknowledged = 0
  const ending = new AbortController()
  const writing = (async () => {
    for (; !ending.signal.aborted; acknowledged++) await client.query('insert into saves values ($1)', [acknowledged])
  })()
  await expect.poll(() => acknowledged).toBeGreaterThan(5)
  const before = acknowledged
  expect(await backUp({ databaseUrl: undefined, dataDir }, target)).toBeGreaterThan(1_000_000)
  ending.abort()
  await writing
  await client.end()
  await database.stop()

  const restored = await ensurePostgres({ base: copied, settings: { fsync: 'off' } })
  const [row] = await query(restored.conn, 'select count(*)::int as n, max(n) + 1 as last from saves')
  await restored.stop()
  expect(row?.['n']).toBeGreaterThanOrEqual(before)
  expect(row?.['n']).toBe(row?.['last'])
  expect(readFileSync(join(target, 'files/images/a.webp'), 'utf8')).toBe('a picture')
  expect(readFileSync(join(target, 'auth.secret'), 'utf8')).toBe('secret')
  expect(existsSync(join(target, 'files/.unfinished/b'))).toBe(false)
})

it('[14.14] the product starts on a restored backup, with its people, pages and files', async () => {
  const [base, copied] = [temporaryBase(), temporaryBase()]
  const [dataDir, target] = [dirname(base), dirname(copied)]
  rmSync(target, { recursive: true })
  const source = await ensurePostgres({ base, settings: { fsync: 'off' } })
  await migrate(source.conn)
  const first = await startTestApp({ database: testDatabase(source.conn), config: { dataDir } })
  const account = await first.anAccount()
  await anApp(account, 'kept')
  expect(await backUp({ databaseUrl: undefined, dataDir }, target)).toBeGreaterThan(1_000_000)
  await anApp(account, 'later')
  await first.stop()
  await source.stop()

  const restored = await ensurePostgres({ base: copied, settings: { fsync: 'off' } })
  await migrate(restored.conn)
  const second = await startTestApp({ database: testDatabase(restored.conn), config: { dataDir: target } })
  expect((await second.get('/kept')).body).toContain('Words of kept')
  expect((await second.get('/later')).statusCode).toBe(404)
  const { pages } = await second.clientOf(account).api.experiences.getAll()
  expect(pages.map(({ fullPagePath }) => fullPagePath)).toEqual(['kept'])
  await second.stop()
  await restored.stop()
})

it.each([
  ['names no folder', { databaseUrl: undefined, dataDir: '/tmp' }, undefined, 'Name a new folder'],
  ['names one that exists', { databaseUrl: undefined, dataDir: '/tmp' }, '/', 'exists'],
  ['has a database of its own', { databaseUrl: 'postgres://x', dataDir: '/tmp' }, '/nowhere/new', 'use pg_dump'],
  ['lies within the data', { databaseUrl: undefined, dataDir: '/tmp' }, '/tmp/taplet-within-data', 'outside'],
])('[14.14] a backup that %s says what to do', async (_, config, target, words) => {
  await expect(backUp(config, target)).rejects.toThrow(words)
})
