import type { EmbeddedConnections } from '@taplet/server/testing'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** Reads all sums of a day, quarter by quarter. */
const SUMS = `
with sums as (
  select subject, subject_id, kind, key, day, total, slots from visit_sums where day = $1
  union all select subject, subject_id, kind, key, day, total, slots from unpacked_visit_sums where day = $1
)
select count(*)::int as rows, md5(string_agg(concat_ws(' ', subject, subject_id, kind, key, total, whole_day(slots)), ';'
  order by subject, subject_id, kind, key)) as sums from sums`

/**
 * Rebuilds the sums of this UTC day from raw rows with the product's own command. Throws when they differ from those
 * that the bench wrote.
 */
export async function checkSums(day: string, dataDir: string, database: EmbeddedConnections): Promise<void> {
  const [made] = await database.query(SUMS, [day])
  await rebuild(day, dataDir)
  const [rebuilt] = await database.query(SUMS, [day])
  if (Number(made?.['rows']) === 0 || JSON.stringify(made) !== JSON.stringify(rebuilt))
    throw new Error(
      `The sums of ${day} are not what the product makes of its visits: ${JSON.stringify({ made, rebuilt })}`,
    )
}

/** Runs the command of docs/how-to/operate-visits.md. */
async function rebuild(day: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/visits.ts'), 'rebuild', '--from', day], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', TAPLET_MODE: 'development' },
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`Making the sums of ${day} anew ended with exit code ${String(code)}.`)
}
