import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from './database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
// Arbitrary constant that no other software uses; two servers starting at once migrate in turn.
const MIGRATION_LOCK = 7_261_001

/**
 * Migrates the database to the newest schema: each file of migrations/ once, in the order of its number, each in its
 * own transaction. Safe to run from several processes at once and after being killed half-way.
 */
export async function migrate(connection: string | Connection): Promise<void> {
  const client = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const done = new Set(rows.map((row) => row.name))
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()
    for (const file of files.filter((name) => !done.has(name))) await apply(client, file)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, file: string): Promise<void> {
  const sql = await readFile(join(MIGRATIONS, file), 'utf8')
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name) values ($1)', [file])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${file} failed; nothing of it was kept`, { cause: error })
  }
}
