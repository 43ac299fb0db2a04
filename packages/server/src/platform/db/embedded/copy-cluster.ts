import { chmod, chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyFolder } from './copy-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { EmbeddedPostgres } from './ensure-postgres.ts'
import { layoutOf } from './layout.ts'

/** Contents that PostgreSQL makes again, or that belong to the running server ("Making a base backup", PostgreSQL manual). */
const NOT_COPIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|^postmaster\.|(?:^|\/)pgsql_tmp|^global\/pg_control$/
const WAL_FILE = /^[0-9A-F]{24}$/

interface Stopped {
  labelfile: string
  last: string
}

/**
 * Copies the cluster while it runs: what was committed before it began is in the copy, and what came meanwhile up to one
 * moment of the end. A start on the copy recovers it, as after a crash. Needs no program beside the server. Returns the
 * bytes. Throws EmbeddedPostgresError when the copy does not end.
 */
export async function copyCluster(
  { base, conn }: Pick<EmbeddedPostgres, 'base' | 'conn'>,
  to: string,
): Promise<number> {
  const { cluster } = layoutOf(base)
  const client = new pg.Client(conn)
  await client.connect()
  try {
    // The session that begins a backup must end it.
    const { rows } = await client.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('taplet', fast => true)) as first",
    )
    const bytes = await copyFolder({ from: cluster, to, isLeftOut: (path) => NOT_COPIED.test(path) })
    const { rows: ends } = await client.query<Stopped>(
      'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
    )
    const [first, end] = [rows[0]?.first ?? '', ends[0]]
    if (!end) throw new EmbeddedPostgresError('The copy of the database did not end')
    const ofLog = await copyLog(cluster, to, { first, last: end.last })
    await copyFile(join(cluster, 'global/pg_control'), join(to, 'global/pg_control'))
    await writeFile(join(to, 'backup_label'), end.labelfile)
    await giveToOwner(
      cluster,
      ['global/pg_control', 'backup_label'].map((name) => join(to, name)),
    )
    return bytes + ofLog
  } finally {
    await client.end()
  }
}

/** Copies the write-ahead log from the first to the last file that the copy needs. */
async function copyLog(cluster: string, to: string, { first, last }: { first: string; last: string }): Promise<number> {
  const [from, target] = [join(cluster, 'pg_wal'), join(to, 'pg_wal')]
  const all = await readdir(from)
  const names = all.filter((name) => WAL_FILE.test(name) && name >= first && name <= last)
  if (!names.includes(first) || !names.includes(last))
    throw new EmbeddedPostgresError(
      'So much was written meanwhile that the database has recycled what the copy needs. Begin again at a quieter time.',
    )
  await mkdir(target, { recursive: true })
  let bytes = 0
  for (const name of names) {
    await copyFile(join(from, name), join(target, name))
    bytes += (await stat(join(target, name))).size
  }
  await giveToOwner(
    cluster,
    names.map((name) => join(target, name)),
  )
  return bytes
}

async function giveToOwner(cluster: string, paths: readonly string[]): Promise<void> {
  const { uid, gid } = await stat(cluster)
  for (const path of paths) {
    if (process.getuid?.() === 0) await chown(path, uid, gid)
    await chmod(path, 0o600)
  }
}
