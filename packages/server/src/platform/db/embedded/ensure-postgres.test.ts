import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { connectionUrl } from './connection.ts'
import { ensurePostgres, requireNoOtherTaplet } from './ensure-postgres.ts'
import { layoutOf } from './layout.ts'
import { AlreadyRunningError } from './ownership.ts'
import { isAlive } from './process/pid-file.ts'
import { eventually } from './testing/eventually.ts'
import { query } from './testing/query.ts'
import { startElsewhere } from './testing/starter.ts'
import { temporaryBase } from './testing/temporary-base.ts'

describe('on an empty folder', () => {
  it('brings a database with UTF-8 and checksums that nobody else can reach', async () => {
    const base = temporaryBase()
    const database = await ensurePostgres({ base })
    const [row] = await query(
      database.conn,
      "select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync",
    )
    expect(database).toMatchObject({ how: 'started', role: 'owner', base })
    expect(row).toEqual({ encoding: 'UTF8', checksums: 'on', tcp: '', fsync: 'on' })
    expect(statSync(database.conn.host).mode & 0o777).toBe(0o700)
    expect(connectionUrl(database.conn, 'other')).toMatch(/^postgresql:\/\/taplet:.+@localhost\/other\?host=/)
    await database.stop()
    expect(isAlive(database.pid)).toBe(false)
  })

  it('lets several starters at once share one server', async () => {
    const base = temporaryBase()
    const starters = await Promise.all([1, 2, 3].map(() => startElsewhere({ base, whenOwned: 'join' })))
    expect(new Set(starters.map((starter) => starter.pid)).size).toBe(1)
    expect(starters.map((starter) => starter.role).toSorted()).toEqual(['guest', 'guest', 'owner'])
    expect(starters.filter((starter) => starter.how === 'started')).toHaveLength(1)
  })
})

describe('on a folder in use', () => {
  it('keeps the data over a stop, and says who owns the folder meanwhile', async () => {
    const base = temporaryBase()
    const first = await ensurePostgres({ base })
    first.announce('http://localhost:3000')
    await query(first.conn, 'create table kept as select 42 as answer')
    const message = `Taplet is already running on this data folder (pid ${process.pid}, http://localhost:3000)`
    expect(() => requireNoOtherTaplet(base)).toThrow(message)
    await expect(ensurePostgres({ base })).rejects.toThrow(AlreadyRunningError)
    await expect(startElsewhere({ base })).rejects.toThrow(message)
    expect(await query(first.conn, 'select answer from kept')).toEqual([{ answer: 42 }])
    await first.stop()

    requireNoOtherTaplet(base)
    const second = await ensurePostgres({ base })
    expect(await query(second.conn, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('leaves the server to its owner when a guest stops', async () => {
    const base = temporaryBase()
    const owner = await startElsewhere({ base })
    const guest = await ensurePostgres({ base, whenOwned: 'join' })
    await guest.stop()
    expect(await query(owner.conn, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('after a crash', () => {
  it('reuses a server that outlived its parent', async () => {
    const base = temporaryBase()
    const parent = await startElsewhere({ base, watchdog: false })
    await query(parent.conn, 'create table kept as select 42 as answer')
    await parent.kill()
    const database = await ensurePostgres({ base })
    expect(database).toMatchObject({ how: 'reused', role: 'owner', pid: parent.pid })
    expect(await query(database.conn, 'select answer from kept')).toEqual([{ answer: 42 }])
    await database.stop()
  })

  it('leaves no orphan when the parent is killed', async () => {
    const base = temporaryBase()
    const parent = await startElsewhere({ base })
    await parent.kill()
    await eventually(() => !isAlive(parent.pid))
    expect(existsSync(layoutOf(base).socket)).toBe(false)
  })

  it('recovers a cluster whose server was killed together with its parent', async () => {
    const base = temporaryBase()
    const parent = await startElsewhere({ base, watchdog: false })
    await query(parent.conn, 'create table kept as select 42 as answer')
    await parent.kill()
    process.kill(parent.pid, 'SIGKILL')
    await eventually(() => !isAlive(parent.pid))
    const database = await ensurePostgres({ base })
    expect(database.how).toBe('started')
    expect(await query(database.conn, 'select answer from kept')).toEqual([{ answer: 42 }])
    await database.stop()
  })

  it('starts a killed server again while the parent lives', async () => {
    const base = temporaryBase()
    const lines: string[] = []
    const database = await ensurePostgres({ base, log: (line) => lines.push(line) })
    const before = database.pid
    process.kill(before, 'SIGKILL')
    await eventually(() => lines.includes('PostgreSQL is back'))
    expect(database.pid).not.toBe(before)
    expect(await query(database.conn, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})
