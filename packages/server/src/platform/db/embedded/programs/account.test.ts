import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Account, chooseAccount } from './account.ts'
import { ensurePostgres } from '../ensure-postgres.ts'
import { shortHash } from '../layout.ts'
import { query } from '../testing/query.ts'
import { temporaryBase } from '../testing/temporary-base.ts'

const isRoot = process.getuid?.() === 0

const NOBODY: Account = { name: 'nobody', uid: 65534, gid: 65534 }
const POSTGRES: Account = { name: 'postgres', uid: 101, gid: 104 }
const TAPLET: Account = { name: 'taplet', uid: 990, gid: 990 }
const ROOT: Account = { name: 'root', uid: 0, gid: 0 }

it.skipIf(isRoot)('Account runs PostgreSQL as ourselves when we are an ordinary user', () => {
  const base = temporaryBase()
  expect(chooseAccount(base, join(base, '18'))).toBeUndefined()
})

describe.runIf(isRoot)('as root', () => {
  it('needs no account made by hand, and prefers one made for the purpose', () => {
    const base = temporaryBase()
    const choose = (passwd: Account[]): Account | undefined => chooseAccount(base, join(base, '18'), passwd)
    expect(choose([ROOT, NOBODY])).toEqual(NOBODY)
    expect(choose([ROOT, NOBODY, POSTGRES])).toEqual(POSTGRES)
    expect(choose([ROOT, NOBODY, POSTGRES, TAPLET])).toEqual(TAPLET)
    expect(() => choose([ROOT])).toThrow('No account "taplet", "postgres" or "nobody" exists')
  })

  it('follows the owner of the folder, and above all of the cluster', () => {
    const base = temporaryBase()
    const cluster = join(base, '18')
    mkdirSync(base)
    chownSync(base, TAPLET.uid, TAPLET.gid)
    expect(chooseAccount(base, cluster, [ROOT, NOBODY, TAPLET])).toEqual(TAPLET)
    expect(chooseAccount(join(base, 'deep/er'), cluster, [ROOT, NOBODY, TAPLET])).toEqual(TAPLET)
    // An owner the system does not know cannot run initdb.
    expect(chooseAccount(base, cluster, [ROOT, NOBODY])).toEqual(NOBODY)
    mkdirSync(cluster)
    chownSync(cluster, 4242, 4242)
    expect(chooseAccount(base, cluster, [ROOT, NOBODY, TAPLET])).toMatchObject({ uid: 4242, name: 'user 4242' })
  })

  it('runs the server as the unprivileged account that owns the cluster', async () => {
    const database = await ensurePostgres({ base: temporaryBase(), settings: { fsync: 'off' } })
    const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${database.pid}/status`, 'utf8'))?.[1])
    expect(uid).not.toBe(0)
    expect(statSync(join(database.base, '18')).uid).toBe(uid)
    await database.stop()
  })

  it('moves the database to a folder the account can reach, says so, and finds it again', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'taplet-closed-'))
    chmodSync(closed, 0o700)
    const base = join(closed, 'pg')
    const lines: string[] = []
    const first = await ensurePostgres({ base, log: (line) => lines.push(line), settings: { fsync: 'off' } })
    onTestFinished(() => {
      for (const folder of [closed, first.base]) rmSync(folder, { recursive: true, force: true })
    })
    expect(first.base).toContain(shortHash(base))
    expect(lines).toEqual([expect.stringMatching(`cannot reach ${base}. The database is in ${first.base}`)])
    await query(first.conn, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await ensurePostgres({ base })
    expect(second.base).toBe(first.base)
    expect(await query(second.conn, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })
})
