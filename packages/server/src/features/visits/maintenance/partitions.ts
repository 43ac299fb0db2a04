import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { type Month, monthNamed, monthOf } from './months.ts'

/** Raw tables, and the column by which they are partitioned. */
const PARTED = { hits: 'at', visit_events: 'visit_at' } as const
type Parted = keyof typeof PARTED
const tables: readonly Parted[] = ['hits', 'visit_events']

const AHEAD = 3
const PARTITIONS_LOCK = 7_261_054 // arbitrary but constant
/** Visits queue behind a process waiting for a table lock. Better to retry tomorrow. */
const PATIENCE = '2s'
const BITE = 50_000

/** Creates partitions for this and the next three months, and for rows in the default partition. */
export async function makePartitions(now: Date, db: Database): Promise<void> {
  for (const table of tables) {
    const there = new Set(await partitionsOf(table, db))
    const wanted = [
      ...(await strayMonths(table, db)),
      ...Array.from({ length: AHEAD + 1 }, (_, at) => monthOf(now, at)),
    ]
    const missing = new Map(wanted.map((month) => [`${table}_${month.name}`, month]))
    for (const [name, month] of missing) if (!there.has(name)) await makeMonth(table, name, month, db)
  }
}

/** Drops months that ended before this moment, and older rows in the default partition. */
export async function dropPartitions(before: Date, db: Database): Promise<void> {
  for (const table of tables) {
    for (const name of await partitionsOf(table, db)) {
      const month = monthNamed(name)
      if (month && month.to <= before)
        await alone(db, async (trx) => void (await sql`drop table ${sql.table(name)}`.execute(trx)))
    }
    await sql`delete from ${sql.table(`${table}_other`)} where ${sql.ref(PARTED[table])} < ${before}`.execute(db)
  }
}

async function partitionsOf(table: Parted, db: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function strayMonths(table: Parted, db: Executor): Promise<Month[]> {
  const { rows } = await sql<{ month: Date }>`
    select distinct date_trunc('month', ${sql.ref(PARTED[table])}, 'UTC') as month
    from ${sql.table(`${table}_other`)}`.execute(db)
  return rows.map(({ month }) => monthOf(month))
}

/** Moves existing rows to the new partition. Nothing may be inserted in between, or its constraint refuses them. */
const makeMonth = (table: Parted, name: string, { from, to }: Month, db: Database): Promise<void> =>
  alone(db, async (trx) => {
    if ((await partitionsOf(table, trx)).includes(name)) return
    const [rest, at, month] = [sql.table(`${table}_other`), sql.ref(PARTED[table]), sql.table(name)]
    const [first, last] = [sql.lit(from.toISOString()), sql.lit(to.toISOString())]
    await sql`lock table ${rest} in access exclusive mode`.execute(trx)
    await sql`create table ${month} (like ${sql.table(table)} including all)`.execute(trx)
    // In batches: no statement may take longer than any other of this server.
    const isWithin = sql`${at} >= ${first} and ${at} < ${last}`
    for (let moved = BITE; moved === BITE; )
      moved = Number(
        (
          await sql`
            with moved as (
              delete from ${rest} where ctid = any(array(select ctid from ${rest} where ${isWithin} limit ${BITE})) returning *
            )
            insert into ${month} select * from moved`.execute(trx)
        ).numAffectedRows,
      )
    await sql`alter table ${sql.table(table)} attach partition ${month} for values from (${first}) to (${last})`.execute(
      trx,
    )
  })

/** Runs in one process at a time, and does not make visits wait long. */
const alone = (db: Database, work: (trx: Executor) => Promise<void>): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${PARTITIONS_LOCK})`.execute(trx)
    await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(trx)
    await work(trx)
  })
